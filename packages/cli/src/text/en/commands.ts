import type { EditionId, ModeId, SheetId } from 'picket-engine';
import { listed } from './phrase.ts';

/** What each command and its options do, for the help. */
export const commands = {
  /** Options that define a game. */
  game: {
    edition: (usual: EditionId) => `Edition of the game (default ${usual})`,
    mode: (usual: ModeId) => `Game mode; 2023 has standard and aaa (default ${usual})`,
    opponent: 'Opponent of the aaa mode, such as 2018-aaa-3',
    advanced: 'With roundabouts and advanced plans',
    sheet: (usual: SheetId) => `Score sheet; blueprint is 2023 only (default ${usual})`,
    plans: 'Play with these three plans, listed by picket components (default: dealt)',
    components: 'Your own components, in the format of picket components',
  },
  play: {
    about: 'Play in the terminal: alone, with bots or other people, or at an online table',
    bots: (levels: readonly string[]) => `Bots at the table: ${listed(levels)}`,
    players: (most: number) => `Number of people at the keyboard, 1 to ${most} including bots`,
    names: 'Names of the people',
    seed: 'The seed of a deal, or any text (default: random)',
    save: 'Save the game here after every command (default: in the data folder)',
    resume: 'Continue a saved game: FILE, or one from the data folder',
    join: 'Join an online table, or return to your seat there',
    server: (usual: string) => `The server that a code belongs to (default ${usual})`,
    name: 'Your name at the online table (default: ask)',
    stdin: 'Read the commands of a whole game from standard input, line by line',
  },
  serve: {
    about: 'Run a server: the client, online tables and their API',
    port: 'Port (default 4600, or the next free one)',
    host: 'Address to listen on (default localhost; 0.0.0.0 for all)',
    data: 'Data folder (default ./data)',
    config: 'JSON file with settings, listed in docs/running.md',
    trustProxy: 'Trust the proxy’s headers for client addresses',
  },
  simulate: {
    about: 'Let bots play games, and write their records as JSON lines',
    players: 'Players in each game (default: the minimum for the mode)',
    games: 'Number of games (default 1)',
    seed: 'The same text gives the same games (default: random, and printed)',
    bots: 'Bots by seat, repeated: random, or a level from newcomer to architect',
    rules: (newest: number) => `Version of the rules, 1 to ${newest} (default ${newest})`,
    out: 'File for the records; - is standard output (default -)',
    json: 'Print the results as JSON on standard output; needs --out FILE',
  },
  check: {
    about: 'Replay records and check every card, score and result; - reads standard input',
    json: 'Print the report as JSON',
  },
  score: {
    about: 'Show the score of a sheet, typed or in a file, or of a game record; - reads standard input',
    temps: 'The temp boxes that the other players crossed, such as 4,1 (for a single sheet)',
    json: 'Print the scores as JSON, one per line',
  },
  analyse: {
    about: 'Analyse a game: luck, skill and the costliest turns; - reads standard input',
    json: 'Print the analyses as JSON, one line for each player',
    seat: 'Only this seat, from 1 (default: all)',
    quick: 'Only the terms and grades, in about a second for each player',
  },
  print: {
    about:
      'Make a PDF to print: a blank sheet, the player aid, a deal booklet, cards to cut out, or the sheets of a game',
    paper: 'Paper size: a4 or letter (default: a4)',
    deal: 'Name of the deal of a booklet (default: picket)',
    address: 'Address of the client, for the QR code of a booklet',
    out: 'File for the PDF; - is standard output (default: -)',
  },
  components: {
    about: 'Print the built-in cards, sheets and plans as a components file',
    edition: 'Only this edition',
    data: (newest: number) => `Version of the data (default ${newest}, the newest)`,
  },
  arena: {
    about: 'Compare bots of two levels by playing the same deals with swapped seats',
    mode: 'Game modes, one row each; 2023 has standard and aaa (default standard)',
    players: 'Seats at each table, alternating between both levels (default 2 if the mode allows)',
    deals: 'Deals for each pair of levels and mode (default 100)',
    simulations: 'Simulated games per move (default: depends on the level)',
    ms: 'Milliseconds per move; results then depend on the machine',
    seed: 'The same text gives the same deals and results (default: random, and printed)',
    threads: 'Number of threads (default: one per core)',
    json: 'Print the results as JSON',
  },
  bench: {
    about: 'Measure the speed of the rules and the bots, compared with a chess engine on the same machine',
    seconds: 'Total measuring time (default 10)',
    ceiling: 'With bots: instead of speeds, what a single player who knows every card in advance scores',
    deals: 'Deals for --ceiling (default 10)',
    json: 'Print the results as JSON',
  },
  backup: {
    about: 'Back up the data of a server, even while it runs',
  },
  restore: {
    about: 'Restore a backup into an empty data folder or database',
  },
  move: {
    about: 'Copy the data of a stopped server to another database',
    from: 'sqlite:FOLDER or postgres://USER:PASSWORD@HOST/NAME',
    to: 'The same, with no data in it yet',
  },
  cluster: {
    about: 'Try several nodes on this machine: PostgreSQL, Redis, a balancer and servers',
    nodes: 'Number of servers (default 3)',
    port: 'Port of the balancer (default 4700); the next ones are used, too',
    data: 'Folder for the database (default ./data/cluster)',
  },
  operate: {
    about:
      'Manage a server: close or delete tables, remove personal data, ban words, set read-only, show reports',
    /** The possible arguments after the command. */
    forms: {
      close: 'close TABLE',
      delete: 'delete TABLE',
      forget: 'forget TABLE/SEAT',
      hide: 'hide TABLE',
      ban: 'ban TABLE',
      unban: 'unban TABLE',
      words: 'words FILE',
      'read-only': 'read-only on',
      reports: 'reports',
    },
  },
  /** Options of the commands that work on the data of a server. */
  server: {
    data: 'The data folder of the server (default ./data)',
    database: 'Address of a PostgreSQL database (default: a file in the data folder)',
    bus: 'Address of a Redis or Valkey server for hints between nodes (default: none)',
    config: 'The configuration file of the server',
  },
};
