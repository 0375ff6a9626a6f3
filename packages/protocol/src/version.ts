/**
 * Incremented when an older client would misunderstand a message. A client of another version must reload.
 */
export const PROTOCOL_VERSION = 2;
