import type { PartLoaders } from '../text.ts';

/** English, in parts that are fetched when they are needed. */
export const parts: PartLoaders = {
  text: () => import('./index.ts').then(({ en }) => en),
  about: () => import('./about.ts').then(({ about }) => about),
  after: () => import('./after.ts').then(({ after }) => after),
  online: () => import('./online.ts').then(({ online }) => online),
  faults: () => import('./faults.ts').then(({ faults }) => faults),
  help: () => import('./help.ts').then(({ help }) => help),
  hints: () => import('./hint.ts').then(({ hint }) => hint),
  daily: () => import('./daily.ts').then(({ daily }) => daily),
  coach: () => import('./coach.ts').then(({ coach }) => coach),
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  realTable: () => import('./realTable.ts').then(({ realTable }) => realTable),
  rulesPage: () => import('./rules.ts').then(({ rulesPage }) => rulesPage),
  setupPage: () => import('./setup.ts').then(({ setupPage }) => setupPage),
  settings: () => import('./settings.ts').then(({ settings }) => settings),
  textView: () => import('./textView.ts').then(({ textView }) => textView),
  rulebook: () => import('./rulebook.ts').then(({ rulebook }) => rulebook),
};
