import type { EditionId, Rejection } from 'picket-engine';
import type { NotationFault } from 'picket-engine/notation';
import type { WireCode } from 'picket-protocol';
import type { ConfigFault } from 'picket-server';
import { describeFault, describeRejection, en as words } from 'picket-words';
import { list, listed, open, see } from './phrase.ts';
import { settingFault } from './settingFault.ts';
import { wireSentence } from './wire.ts';

/** Why a file can't be used, by the code of the system. */
const WHY: { readonly [code: string]: string } = {
  ENOENT: 'no such file or folder',
  EEXIST: 'the file already exists',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

const inFile = (file: string, line: number | undefined): string =>
  line === undefined ? `${file}: ` : `${file}:${line}: `;

const atLine = (line: number): string => (line === 1 ? '' : `Line ${line}: `);

/** Everything that ends a command, by its code: one sentence or two. */
export const failures = {
  // What was typed
  'unknown-language': (given: string, codes: readonly string[]) =>
    `There is no language “${given}”. The languages are ${listed(codes)}.`,
  'unknown-command': (name: string) => `Unknown command ${name}. See picket --help.`,
  'unknown-option': (name: string, command?: string) =>
    `Unknown option ${name}. ${command === undefined ? 'See picket --help.' : see(command)}`,
  'given-twice': (option: string) => `--${option} was given twice.`,
  'takes-no-value': (option: string) => `--${option} takes no value.`,
  'needs-value': (option: string, value: string) => `--${option} needs a value: ${value}.`,
  'needs-operands': (command: string, operands: string) => `${command} needs ${operands}. ${see(command)}`,
  'unexpected-argument': (command: string, given: string) =>
    `${command} has an unexpected argument “${given}”. ${see(command)}`,
  'not-whole': (option: string, min: number, max: number, given: string) =>
    `--${option} must be a whole number from ${min} to ${max}, not “${given}”.`,
  'not-one-of': (option: string, values: readonly string[], given: string) =>
    `--${option} must be ${values.join(' or ')}, not “${given}”.`,
  'not-counts': (option: string, given: string) => `--${option} must be counts such as 4,1, not “${given}”.`,
  'not-combined': (option: string, other: string) => `--${option} cannot be combined with --${other}.`,
  'option-needs': (option: string, other: string) => `--${option} needs --${other}.`,
  'option-needs-terminal': (option: string) => `--${option} needs a terminal.`,
  'option-takes-no-file': (option: string) => `--${option} takes no file.`,
  'file-needs-option': (option: string) => `A file needs --${option}.`,
  'needs-out': (command: string) => `${command} writes a PDF: add --out FILE, or send it to another program.`,
  'json-needs-out': () => '--json needs --out FILE, since records go to standard output otherwise.',

  // Games
  rejected: (rejection: Rejection, edition: EditionId) => describeRejection(words, rejection, edition),
  'choose-opponent': (rejection: Rejection, edition: EditionId, ids: readonly string[]) =>
    `${describeRejection(words, rejection, edition)} --opponent takes ${listed(ids)}.`,
  'opponent-needs-aaa': () => '--opponent needs --mode aaa.',
  'too-many-players': (most: number, given: number) =>
    `--players must be at most ${most} here, not ${given}.`,
  'too-many-at-keyboard': (most: number) => `At most ${most} players fit, bots included.`,
  'bad-names': (most: number) => `--names needs 1 to ${most} names, and cannot be combined with --players.`,
  'unknown-level': (given: string, levels: readonly string[]) =>
    `Unknown level “${given}”. The levels are ${listed(levels)}.`,
  'unknown-bot': (given: string, bots: readonly string[]) =>
    `Unknown bot “${given}”. The bots are ${listed(bots)}.`,
  'two-levels': () => 'arena needs two levels, or none for all of them.',
  'unknown-benchmark': (given: string, known: readonly string[]) =>
    `Unknown benchmark ${given}. The benchmarks are ${list(known)}.`,
  'unknown-print': (given: string, kinds: readonly string[]) =>
    `Picket can’t print “${given}”. It prints ${list(kinds)}.`,
  'ceiling-needs-bots': () => '--ceiling is for bots.',
  'unknown-data': (given: string, newest: number) =>
    `Unknown data version “${given}”. The newest is ${newest}.`,

  // Files
  'cannot-read': (file: string, code: string) => `Cannot read ${file}: ${WHY[code] ?? code}.`,
  'cannot-write': (file: string, code: string) => `Cannot write ${file}: ${WHY[code] ?? code}.`,
  'file-exists': (file: string) => `${file} already exists.`,
  'not-a-game': (file: string, line?: number) => words.files.notAGame(file, line),
  'not-components': (file: string) => words.files.notComponents(file),
  'rejected-in': (file: string, line: number | undefined, rejection: Rejection) =>
    inFile(file, line) + describeRejection(words, rejection),
  'bad-notation': (line: number, fault: NotationFault) => atLine(line) + words.notationFault(fault, '2018'),
  'impossible-sheet': (line: number, faults: readonly Rejection[]) =>
    atLine(line) + faults.map((fault) => describeFault(words, fault)).join(' '),
  'no-record': (file: string) => `${file} contains no record.`,
  'no-score': (file: string) => `${file} contains no sheet and no record.`,
  'no-seed': (file: string) => `${file} has a game without its seed, so luck and skill can’t be separated.`,
  'on-paper': (player: string) => `${player} played on paper, so there are no turns to analyse.`,
  'unfinished-game': (file: string) =>
    `${file} is an unfinished game: continue it with ./picket play --resume ${file}.`,
  damaged: (file: string) => `${file} is damaged, so this game can’t be continued.`,
  'exported-game': (file: string) =>
    `${file} is an exported game without its secret cards, so it can’t be continued here.`,
  'finished-game': (file: string) => `${file} is a finished game: picket score shows its result.`,
  'no-saved-game': (folder: string) => `There is no saved game in ${folder}.`,
  'no-saved-game-here': (folder: string) =>
    `There is no saved game that can be continued like this in ${folder}.`,
  'several-saved-games': () => 'There are several saved games: name one of these files after --resume.',
  'save-exists': (file: string) =>
    `${file} already exists: continue it with --resume, or choose another name.`,

  // Online tables
  unreachable: (server: string) =>
    `Can’t reach ${server}. Check the address, and whether the server is running.`,
  'not-a-server': (server: string) => `${server} is not a Picket server.`,
  refused: (code: WireCode, rejection?: Rejection) =>
    rejection === undefined ? wireSentence(code) : describeRejection(words, rejection),
  'not-at-table': () => 'You are no longer at this table.',
  'not-a-table': (given: string) => `“${given}” is neither the link of a table nor a code of four letters.`,
  'not-a-link': (given: string) => `${given} is not the link of a table.`,
  'not-an-address': (given: string) =>
    `“${given}” is not the address of a server, such as https://picket.example.`,

  // Servers
  /** In the server’s own words. */
  server: (sentence: string) => sentence,
  'bad-setting': (fault: ConfigFault) => settingFault(fault),
  'not-built': () => 'The client has not been built. Run npm run build.',
  'ports-in-use': (port: number) => `Port ${port} and the next ports are in use.`,
  'no-permission': (port: number, folder: string) =>
    `Permission denied for port ${port} or folder ${folder}.`,
  'no-server-data': (folder: string) => `There is no server data in ${folder}.`,
  'not-a-place': (option: string, given: string) =>
    `--${option} must be sqlite:FOLDER or postgres://…, not “${given}”.`,
  'unknown-order': (given: string, orders: readonly string[]) =>
    `Unknown action ${given}. The actions are ${list(orders)}.`,
  'bad-order': (order: string, given: string) =>
    `“${given}” is not valid for operate ${order}. See picket operate --help.`,
  /** By the server, with a code of the protocol where there is one. */
  'order-rejected': (code: string) => {
    const sentence = (words.wire as { readonly [code: string]: string | undefined })[code];
    return `The server rejected this: ${sentence === undefined ? code : `${open(sentence)} (${code})`}.`;
  },
};
