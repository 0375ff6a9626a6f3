import type { Action, Score } from 'picket-engine';
import { deCore as words } from 'picket-words';
import type { Explanation, HelpFacts } from '../helpFacts.ts';
import { signed } from '../signed.ts';
import type { HelpText } from '../text.ts';
import { onlyWith } from './next.ts';
import { odds } from './odds.ts';
import { capital, counted, estatesOf, numeral, place, planName, points, times } from './phrase.ts';

/** What each action does, in one or two sentences. */
const does: Record<Action, string> = {
  fence: 'Ein Zaun zwischen zwei Nachbarhäusern. Zäune grenzen Siedlungen ab.',
  improve: 'Erhöhe den Wert einer Siedlungsgröße. Jede vollständige Siedlung dieser Größe bringt dann mehr.',
  park: 'Ein Baum in der Straße, in die du geschrieben hast: Kreuze ihr nächstes Parkfeld an.',
  pool: 'Baue den Pool des Hauses, in das du geschrieben hast, wenn es einen Poolplatz hat.',
  temp: 'Ändere die Zahl vor dem Schreiben um bis zu zwei und kreuze ein Zeitarbeitsfeld an.',
  bis: 'Wiederhole eine Zahl im leeren Haus daneben. Jedes Bis kostet Punkte.',
};

const what: Record<keyof Score, string> = {
  plans: 'Ziele für alle. Wer eines zuerst erfüllt, bekommt mehr.',
  parks:
    'Ein Feld für jede Aktion Park, in der Straße, in die du geschrieben hast. Je Straße zählt der niedrigste freie Wert.',
  pools: 'Ein Feld für jeden Pool. Für alle zusammen zählt der niedrigste freie Wert.',
  temps: 'Ein Feld für jede Aktion Zeitarbeit. Verglichen wird, wer am meisten angekreuzt hat.',
  estates: 'Vollständige Siedlungen mit 1 bis 6 Häusern zählen, jede nach ihrer Größe.',
  bis: 'Ein Feld für jedes Bis. Der niedrigste freie Wert wird abgezogen.',
  refusals: 'Ein Feld, wenn keine Zahl passt. Das dritte beendet das Spiel.',
  roundabouts: 'Ein Feld für jeden Kreisverkehr. Sein Wert wird abgezogen.',
  total: 'Alles zusammen, als wäre das Spiel jetzt zu Ende.',
};

const estateNow = ({ size, missing, state, value, used }: HelpFacts['estate']): string => {
  if (state === 'too-large') return `Diese ${size}er-Siedlung ist zu groß: Punkte gibt es nur bis 6 Häuser.`;
  if (state === 'open') {
    return `Dieser ${size}er-Siedlung ${missing === 1 ? 'fehlt noch 1 Zahl' : `fehlen noch ${missing} Zahlen`}; dann zählt sie ${points(value)}.`;
  }
  return `Diese ${size}er-Siedlung ist vollständig: ${points(value)}.${used ? ' Ein Plan hat sie verwendet.' : ''}`;
};

const fitting = ({ from, to }: { readonly from: number; readonly to: number }): string => {
  if (from > to) return 'Hier passt keine Zahl, nur ein Bis.';
  return from === to ? `Hier passt nur die ${from}.` : `Hier passen Zahlen von ${from} bis ${to}.`;
};

const boxes = ({
  crossed,
  boxes: all,
  next,
}: {
  crossed: number;
  boxes: number;
  next: number | undefined;
}) => [
  `${crossed} von ${counted(all, 'Feld', 'Feldern')} angekreuzt.`,
  ...(next === undefined ? [] : [`Mit dem nächsten sind es ${signed(next)}.`]),
];

const noFence: Record<NonNullable<HelpFacts['gap']['blocked']>, string> = {
  plan: 'Hier ist kein Zaun erlaubt: Ein Plan hat diese Siedlung verwendet.',
  'same-number': 'Zwischen zwei Häusern mit gleicher Zahl ist kein Zaun erlaubt.',
};

const house = (facts: HelpFacts['house']): Explanation => {
  const { kind, spot, streets, number = 0, pool, fits, estate } = facts;
  const title = place(spot, streets);
  const now = estate === undefined ? '' : estateNow(estate);
  const plot = {
    none: [],
    plot: ['Mit Poolplatz: Schreibe hier mit der Aktion Pool, um den Pool zu bauen.'],
    built: ['Mit Pool.'],
    missed: ['Die Zahl kam ohne Pool, also bleibt dieser Poolplatz leer.'],
  }[pool];
  switch (kind) {
    case 'roundabout':
      return {
        title,
        lines: ['Ein Kreisverkehr: auf beiden Seiten ein Zaun, und danach beginnen die Zahlen neu.'],
        now: '',
      };
    case 'number':
    case 'bis': {
      const written =
        kind === 'bis'
          ? `Ein Bis wiederholt die ${number} daneben.`
          : `Zahl ${number}. Zahlen werden nie geändert.`;
      return { title, lines: [written, ...plot], now };
    }
    case 'empty':
      return {
        title,
        lines: [
          ...(fits === undefined ? [] : [fitting(fits)]),
          ...plot,
          ...(facts.odds === undefined ? [] : [odds.both(facts.odds)]),
        ],
        now,
      };
  }
};

const parkBox = 'Mit der Aktion Park kreuzt du ein Feld der Straße an, in die du geschrieben hast.';

/** One entry for each kind of thing on the table: what it is, what it does, and what it scores now. */
export const explain: HelpText['explain'] = {
  card: ({ number, action, edition, houses, needs, next, copies }) => ({
    title: `${number} mit ${words.short[action]}`,
    lines: [
      `${words.actions[edition][action] === words.short[action] ? '' : `${words.actions[edition][action]}. `}${does[action]}`,
      `Die ${number} gibt es ${times(copies)} in der Schachtel.`,
      ...(next === undefined ? [] : [`Nächste Runde bietet dieser Stapel ${words.short[next]}.`]),
    ],
    now:
      needs !== undefined
        ? `Die ${number} ${onlyWith[needs]}.`
        : houses === 0
          ? `Die ${number} passt jetzt nirgends.`
          : `Die ${number} passt jetzt in ${counted(houses, 'Haus', 'Häuser')}.`,
    spoken: does[action],
  }),
  plan: ({ slot, edition, sentence, high, low, worth, state, estates }) => ({
    title: planName(slot, edition),
    lines: [
      sentence,
      `${high} Punkte in der ersten Runde, in der er erfüllt wird, danach ${low}.${estates === undefined ? '' : ' Siedlungen, die du dafür verwendest, zählen für keinen anderen Plan.'}`,
    ],
    now: {
      claimed: `Du hast ihn für ${points(worth)} erfüllt.`,
      ready: `Du kannst ihn jetzt für ${points(worth)} erfüllen.`,
      open:
        estates === undefined
          ? `Jetzt ${worth} wert.`
          : `Jetzt ${worth} wert. Du hast ${estates.have} von ${counted(estates.all, 'Siedlung', 'Siedlungen')}.`,
    }[state],
  }),
  part: ({ part, points: worth, track, note }) => ({
    title: part === 'total' ? 'Punkte' : words.columns[part],
    lines: [
      what[part],
      ...(note === undefined ? [] : [`${capital(note)}.`]),
      ...(track === undefined ? [] : boxes(track)),
    ],
    now: `Jetzt: ${points(worth)}.`,
    spoken: what[part],
  }),
  value: ({ size, value, next, estates, points: worth }) => ({
    title: `${size}er-Siedlungen`,
    lines: [
      `Jede vollständige Siedlung mit ${counted(size, 'Haus', 'Häusern')} zählt ${value}.`,
      next === undefined ? 'Mehr geht nicht.' : `Mit der Aktion Wert sind es ${next}.`,
    ],
    now:
      estates === 0
        ? 'Du hast noch keine.'
        : `Du hast ${estates === 1 ? 'eine' : numeral(estates)}: ${points(worth)}.`,
  }),
  park: ({ street, streets, points: worth, ...track }) => ({
    title: `Park, ${words.street(street, streets)}`,
    lines: [parkBox, ...boxes(track)],
    now: `Jetzt: ${points(worth)}.`,
    spoken: parkBox,
  }),
  estate: (estate) => ({
    title: `${estate.size}er-Siedlung`,
    lines: ['Die Häuser zwischen zwei Zäunen. Sie ist vollständig, wenn jedes eine Zahl hat.'],
    now: estateNow(estate),
  }),
  house,
  gap: ({ spot, streets, fence, sizes, blocked }) => ({
    title: `${words.street(spot[0], streets)}, nach Haus ${spot[1] + 1}`,
    lines: fence
      ? ['Ein Zaun: Hier endet eine Siedlung, und die nächste beginnt.']
      : blocked !== undefined
        ? [noFence[blocked]]
        : sizes === undefined
          ? ['Eine Lücke für einen Zaun.']
          : [`Mit einem Zaun hier entstehen ${estatesOf(sizes)}.`],
    now: '',
  }),
  seat: ({ name, level, score, played }) => ({
    title: name,
    lines: [
      ...(level === undefined ? [] : [`Ein Bot: ${words.levels[level].name}.`]),
      played ? 'Fertig mit dieser Runde.' : 'Noch am Zug.',
      'Tippe, um die Stadt zu sehen.',
    ],
    now: `${points(score)} nach der vorigen Runde.`,
  }),
  rival: ({ name, character, score }) => ({
    title: name,
    lines: [character, 'Baut jede Runde mit der Karte, die du übrig lässt. Tippe, um die Straße zu sehen.'],
    now: `Jetzt ${points(score)}.`,
  }),
  stack: ({ label }) => ({
    title: 'Stapel',
    lines: ['Von hier werden Karten gezogen. Die Aktion der obersten ist zu sehen.'],
    now: label,
  }),
  choice: ({ label, action }) => ({
    title: label,
    lines: action === undefined ? [] : [does[action]],
    now: '',
    ...(action === undefined ? {} : { spoken: does[action] }),
  }),
};
