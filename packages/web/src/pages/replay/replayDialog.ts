/** What can be open over a replay. */
export type ReplayDialog = 'link' | 'play-on' | 'rival' | 'verified';
