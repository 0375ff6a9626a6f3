/** Reading a paper sheet from a photo. */
export const photo = {
  button: 'Read a photo',
  /** Until it is accurate enough. */
  tryIt: 'Try it: reading handwriting is new, so check the result.',
  line: 'For sheets printed with Picket. Get all four corner marks into the picture. The photo stays on this device.',
  reading: 'Reading the photo …',
  troubles: {
    'no-marks':
      'The four corner marks weren’t found. Put the whole sheet into the picture, on a plain background.',
    'other-sheet': 'This version of Picket doesn’t know this sheet.',
    blurred: 'The photo is too blurred or too small. Hold the camera closer and still.',
    failed: 'The photo couldn’t be read.',
  },
  clear: (read: number) => `${read} cells read, all of them clearly. Check the sheet below.`,
  checked: (read: number, checked: number) =>
    `${read} cells read; you checked ${checked === 0 ? 'none' : checked === 1 ? 'one' : checked}. Check the sheet below.`,
  unchecked: (count: number) =>
    count === 1 ? 'One uncertain cell wasn’t checked.' : `${count} uncertain cells weren’t checked.`,
  ask: {
    title: (number: number, of: number) => `What is written here? ${number} of ${of}`,
    picture: 'From your photo',
    house: (street: string, house: number) => `House ${house}, ${street}`,
    fence: (street: string, house: number) => `Fence to the right of house ${house}, ${street}`,
    pool: (street: string, house: number) => `Pool of house ${house}, ${street}`,
    parks: (street: string) => `Parks, ${street}: how many boxes are crossed?`,
    value: (size: number) => `Value of size ${size}: how many boxes are crossed?`,
    temps: 'Temps: how many boxes are crossed?',
    refusals: 'Refusals: how many boxes are crossed?',
    plan: (slot: string) => `${slot}: how many points?`,
    empty: 'Empty',
    yes: 'Built',
    no: 'Not built',
    none: 'Not claimed',
    guess: 'Outlined: what Picket reads.',
    back: 'Back',
    rest: 'Skip the rest',
  },
};
