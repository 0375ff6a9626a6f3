import { ACTIONS, EDITIONS } from 'picket-engine';
import { rulesIn, sourceOf, type Rule } from 'picket-words';
import { applies, EVERYTHING, type Filter } from './filter.ts';
import { isFound, termsOf } from './search.ts';
import { groupsOf, type Group, type TopicId } from './topics.ts';
import { rulebook, rulesPage, text } from '../../text/language.ts';

/** The whole page, unfiltered. */
export interface Contents {
  readonly sections: readonly Section[];
  readonly words: readonly Word[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly Group[];
}

export interface Word {
  readonly id: string;
  readonly word: string;
  readonly meaning: string;
}

export function contentsOf(): Contents {
  const rules = rulesIn(rulebook);
  return {
    sections: Object.entries(rulebook.rulesPage.sections).map(([id, title]) => ({
      id,
      title,
      groups: groupsOf(rules.filter(({ section }) => section === id)),
    })),
    words: Object.entries(rulebook.glossary).map(([id, { word, meaning }]) => ({ id, word, meaning })),
  };
}

/** The name of a topic; actions and modes have their usual names. */
export function topicTitle(topic: TopicId): string {
  switch (topic) {
    case 'roundabout':
    case 'plan-estates':
    case 'plan-houses':
    case 'plan-tracks':
      return rulesPage.topics[topic];
    case 'expert':
    case 'solo':
    case 'aaa':
      return text.words.modes[topic];
    default:
      return text.words.short[topic];
  }
}

/** The two editions' names for an action; undefined for other topics. */
export function topicNames(topic: TopicId): string {
  const action = ACTIONS.find((action) => action === topic);
  return action === undefined ? '' : rulesPage.named(action, EDITIONS);
}

/** The editions and modes that a rule is limited to, in words. */
export function tagsOf({ editions = [], modes = [], advanced }: Rule, filter: Filter = EVERYTHING): string[] {
  return [
    ...(filter.edition === 'all' ? editions.map((id) => text.words.editions[id]) : []),
    ...(filter.mode === 'all' ? modes.map((id) => text.words.modes[id]) : []),
    ...(advanced ? [rulesPage.advancedTag] : []),
  ];
}

/** The part of the page that matches a search and a filter. */
export interface Shown {
  readonly terms: readonly string[];
  readonly rules: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  /** How many rules of other games would match, too. */
  readonly elsewhere: number;
}

export function shownIn(contents: Contents, query: string, filter: Filter): Shown {
  const terms = termsOf(query);
  const find = (wanted: Filter): string[] =>
    contents.sections.flatMap(({ groups }) =>
      groups.flatMap(({ topic, rules }) => {
        const heading = topic === undefined ? [] : [topicTitle(topic), topicNames(topic)];
        return rules
          .filter((rule) => applies(rule, wanted))
          .filter((rule) =>
            isFound(terms, [rule.text, ...tagsOf(rule), sourceOf(rulebook, rule), ...heading], rule.id),
          )
          .map(({ id }) => id);
      }),
    );
  const rules = find(filter);
  return {
    terms,
    rules: new Set(rules),
    words: new Set(
      contents.words.filter((word) => isFound(terms, [word.word, word.meaning])).map(({ id }) => id),
    ),
    elsewhere: terms.length === 0 ? 0 : find(EVERYTHING).length - rules.length,
  };
}

export function isShown({ groups }: Section, { rules }: Shown): boolean {
  return groups.some((group) => group.rules.some(({ id }) => rules.has(id)));
}

/** All link targets: sections, topics and rules. */
export function namesIn({ sections }: Contents): string[] {
  return sections.flatMap(({ id, groups }) => [
    id,
    ...groups.flatMap(({ topic, rules }) => [
      ...(topic === undefined ? [] : [topic]),
      ...rules.map((rule) => rule.id),
    ]),
  ]);
}
