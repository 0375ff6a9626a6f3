/** H: what a sheet looks like. */
export const sheet = {
  H1:
    'Your sheet has three streets. In each street the numbers must increase from left to right; only a bis may repeat ' +
    'the number beside it. You may skip numbers, and you may leave houses empty and fill them later.',
  H2: 'A roundabout splits its street. Each part is numbered separately, as if it were a street of its own.',
  H3: 'A number goes in an empty house and is never changed. A spot with a roundabout is not a house.',
  H4:
    'Fences divide a street into estates. Both ends of every street are fenced from the start, and a roundabout belongs ' +
    'to no estate.',
  H5:
    'An estate is complete when every house in it has a number; its size is how many houses it has. Sizes 1 to 6 score ' +
    'and count for plans. An estate of 7 or more does neither.',
  H6:
    'A sheet given on its own is accepted only if its streets, fences, pools, roundabouts and tracks can occur together ' +
    'under these rules.',
} as const;
