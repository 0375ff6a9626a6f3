/** The protocol between client and server. */
export { PROTOCOL_VERSION } from './version.ts';
export {
  ATTENTIONS,
  AWAY_LIMITS,
  CHARACTERS,
  CLOCKS,
  CODE_LENGTH,
  CODE_LETTERS,
  LEVELS,
  LIMITS,
  REACTIONS,
  type CharacterName,
  type LevelName,
  type Reaction,
} from './limits.ts';
export { isPlain, PLAIN, readBot, writeBot } from './botText.ts';
export { WIRE_CODES, type WireCode } from './codes.ts';
export { cleanName, cleanText, fitsName, replaceHarmful } from './names.ts';
export { CommandId, isTableId, TableCode, TableId, Token } from './shapes.ts';
export type { BotStyle, ChatLine, GameOptions, SeatInfo, Settings, TableInfo } from './shapes.ts';
export { ClientMessage, Command } from './client.ts';
export type { ClientInput, CommandType } from './client.ts';
export { HallMessage, ServerMessage, TableMessage } from './server.ts';
export type { Answer, Hall, News, OwnMessage, RoundMessage, Standing } from './server.ts';
export * from './http.ts';
export * from './deal.ts';
export * from './dealHttp.ts';
export { readClientMessage, readServerMessage, type Unread } from './read.ts';
export { hasSecrets, ownNews, roundNews } from './tell.ts';
export { crowdNews, standingIn, windowNews } from './tellWindow.ts';
export { fold, GAP, know, type Known } from './fold.ts';

// what a client needs to stay at a table
export { Connection } from './connection/connection.ts';
export type { ConnectionDependencies, Events, Line, Socket } from './connection/connection.ts';
export { lateTurn, type Late } from './connection/late.ts';
export { MemoryOutbox, type Order, type Outbox, type Sent } from './connection/outbox.ts';
export { withPending } from './connection/pending.ts';
export { readAs, type Schema } from './readAs.ts';
