/** E: editions and a user's own components file. */
export const edition = {
  E1:
    'A components file of your own replaces whole blocks of an edition: deck, sheets, plans, solo values or architects. ' +
    'Everything else stays as built in. The new block says which of its values are estimated. A file with a mistake is ' +
    'rejected with the place of the mistake.',
  E2:
    'The 2018 edition has the Classic sheet, the 2023 edition Classic and Blueprint. All players in a game use the same ' +
    'edition and sheet.',
  E3:
    'A value that no source prints is estimated, and marked as such wherever its details are shown. A file of yours that ' +
    'replaces its block removes the mark.',
} as const;
