/** Rises when an older client would misunderstand a message. A client of another version is told so and reloads. */
export const PROTOCOL_VERSION = 1;
