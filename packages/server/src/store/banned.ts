/** `entries.hidden` of a player whom the operator has banned. */
export const BANNED = 2;
