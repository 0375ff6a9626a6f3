export const hub = {
  title: 'At a real table',
  line: 'Cards, pencils and friends around you. Everything here works offline.',
  parts: {
    score: {
      title: 'Score calculator',
      line: 'Enter a finished paper sheet and get its score, part by part.',
    },
  },
};
