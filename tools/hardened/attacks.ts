import type { Attack } from './attack.ts';
import { architects } from './attacks/architects.ts';
import { bursts } from './attacks/bursts.ts';
import { fragmentFlood, messageFlood, pingFlood, pongFlood } from './attacks/floods.ts';
import { halfRequests } from './attacks/halfRequests.ts';
import { invitePresent } from './attacks/invitePresent.ts';
import { log } from './attacks/log.ts';
import { lookAlikes } from './attacks/lookAlikes.ts';
import { mine } from './attacks/mine.ts';
import { oddsSwitch } from './attacks/odds.ts';
import { oldLinks } from './attacks/oldLinks.ts';
import { slowPush, unknownPush } from './attacks/push.ts';
import { slowViewers } from './attacks/slowViewers.ts';
import { againStorm, getStorm, helloStorm } from './attacks/snapshots.ts';
import { sockets } from './attacks/sockets.ts';
import { succession } from './attacks/succession.ts';
import { tableList } from './attacks/tableList.ts';
import { tables } from './attacks/tables.ts';

/** All attacks by name, in groups that can be proven separately. */
export const GROUPS = {
  seats: {
    'inviting over a present player': invitePresent,
    'taking seats as a succeeding host': succession,
    'old links to a seat': oldLinks,
    'names that look alike': lookAlikes,
  },
  floods: {
    'a flood of messages': messageFlood,
    'a flood of pings': pingFlood,
    'a flood of pongs': pongFlood,
    'a flood of fragments': fragmentFlood,
    'bursts of messages': bursts,
  },
  costly: {
    'the list of tables': tableList,
    'unknown seats': mine,
    'snapshots by GET': getStorm,
    'snapshots by hello': helloStorm,
    'snapshots by again': againStorm,
    'viewers that don’t read': slowViewers,
    'switching the odds lens': oddsSwitch,
  },
  shares: {
    'all sockets': sockets,
    'all tables': tables,
    'half-sent requests': halfRequests,
    'tables of Architects': architects,
    'a push service that never answers': slowPush,
    'unknown push services': unknownPush,
    'tokens in the log': log,
  },
} satisfies { readonly [group: string]: { readonly [name: string]: Attack } };

type Groups = typeof GROUPS;
export type AttackName = { [G in keyof Groups]: keyof Groups[G] }[keyof Groups];

export const ATTACKS: { readonly [name: string]: Attack | undefined } = Object.assign(
  {},
  ...Object.values(GROUPS),
) as { [name: string]: Attack };
