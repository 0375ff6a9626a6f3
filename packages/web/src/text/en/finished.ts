/** The end page, besides the scores. */
export const finished = {
  card: {
    open: 'Save postcard',
    show: (name: string) => `Show ${name}’s postcard`,
    title: (city: string) => `A postcard from ${city}`,
    line: 'PNG can be shared anywhere; SVG stays sharp at any size.',
    png: 'Save as PNG',
    svg: 'Save as SVG',
    failed: 'The browser couldn’t create this picture. Try the other format.',
  },
  imported:
    'This game was imported. Its cards, turns and scores were checked; its names, towns, bots and date were not.',
  fair: {
    line: 'The cards were fixed before the first one was turned: this seed produces the deal, and its hash was shown from the start.',
    seed: 'Seed',
    hash: 'Hash',
    how: 'How to check it',
  },
};
