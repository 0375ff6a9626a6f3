/**
 * Incremented when an older client would misunderstand a message. A client of another version is told to
 * reload.
 */
export const PROTOCOL_VERSION = 1;
