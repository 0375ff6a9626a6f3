import type { Action, ModeId } from 'picket-engine';
import type { Rule, RuleId } from 'picket-words';
import type { IconName } from '../../art/icons.ts';

/** The topics of a long section, each shared by several rules. */
export type TopicId =
  Action | 'roundabout' | Exclude<ModeId, 'standard'> | 'plan-estates' | 'plan-houses' | 'plan-tracks';

interface Topic {
  readonly rules: readonly RuleId[];
  readonly icon?: IconName;
}

const TOPICS: { readonly [T in TopicId]: Topic } = {
  fence: { rules: ['A2', 'A3', 'A4'], icon: 'fence' },
  improve: { rules: ['A5'], icon: 'improve' },
  park: { rules: ['A6'], icon: 'park' },
  pool: { rules: ['A7', 'A8'], icon: 'pool' },
  temp: { rules: ['A9', 'R2', 'R3'], icon: 'temp' },
  bis: { rules: ['A10', 'A11', 'A12', 'R4'], icon: 'bis' },
  roundabout: { rules: ['A13', 'A14', 'R10'], icon: 'roundabout' },
  'plan-estates': { rules: ['P5', 'P6', 'P7', 'P8', 'R11', 'P9'] },
  'plan-houses': { rules: ['P10', 'P11', 'R7', 'R18'] },
  'plan-tracks': { rules: ['P12', 'P13', 'P14', 'P15', 'P16', 'P17', 'P18', 'P19'] },
  expert: { rules: ['M3', 'M4', 'R8', 'R9', 'R15', 'R22', 'R16'] },
  solo: { rules: ['M5', 'M6', 'M7'] },
  aaa: { rules: ['M8', 'M9', 'M10', 'R17', 'M11', 'R12', 'M12', 'R24', 'M13', 'R25', 'R13'] },
};

/** Groups consecutive rules with the same topic, or without one. */
export interface Group {
  readonly topic: TopicId | undefined;
  readonly icon: IconName | undefined;
  readonly rules: readonly Rule[];
}

export function groupsOf(rules: readonly Rule[]): Group[] {
  const groups: { topic: TopicId | undefined; icon: IconName | undefined; rules: Rule[] }[] = [];
  for (const rule of rules) {
    const topic = topicOf(rule.id);
    const last = groups.at(-1);
    if (last !== undefined && last.topic === topic) last.rules.push(rule);
    else groups.push({ topic, icon: topic === undefined ? undefined : TOPICS[topic].icon, rules: [rule] });
  }
  return groups;
}

function topicOf(id: RuleId): TopicId | undefined {
  return (Object.keys(TOPICS) as TopicId[]).find((topic) => TOPICS[topic].rules.includes(id));
}
