/**
 * Incremented when an older client would misunderstand a message. A client of another version has to reload.
 */
export const PROTOCOL_VERSION = 2;
