export const hub = {
  title: 'At a real table',
  line: 'Cards, pencils and friends around you. Everything here works offline.',
  parts: {
    sheet: {
      title: 'Sheet only',
      line: 'Real cards on the table, and Picket as your sheet: rules checked, points counted.',
    },
    score: {
      title: 'Score calculator',
      line: 'Enter a finished paper sheet and get its score, part by part.',
    },
  },
};
