export const hub = {
  title: 'At a real table',
  line: 'Cards, pencils and friends around you. Everything here works offline.',
  parts: {
    sheet: {
      title: 'Sheet only',
      line: 'Real cards on the table, and Picket as your sheet: rules checked, points counted.',
    },
    cards: {
      title: 'Cards only',
      line: 'Paper sheets on the table, and Picket as the deck: cards, plans and what is left.',
    },
    print: {
      title: 'Print',
      line: 'Print sheets, the player aid, cards to cut out, or a deal to play without any screen.',
    },
    score: {
      title: 'Score calculator',
      line: 'Enter a finished paper sheet and get its score, part by part.',
    },
  },
};
