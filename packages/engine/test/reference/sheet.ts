// Which marks a sheet has and whether they are legal. Straight from the rules, one house at a time.

/** One house of `picket-sheet/1`: empty, a number, a bis such as '4bis', or 'roundabout'. */
export type House = number | string | null;

export type RefStreet = { houses: House[]; fences: number[]; pools: number[]; used: number[]; parks: number };

/** `picket-sheet/1`, as RECORD.md shows it. */
export type RefSheet = {
  format: string;
  edition: string;
  sheet: string;
  streets: RefStreet[];
  improve: number[];
  temps: number;
  refusals: number;
  plans: (number | null)[];
};

/** One sheet block of the components file. */
export type Printed = {
  streets: { houses: number; pools: number[]; parks: number[] }[];
  pools: number[];
  estates: number[][];
  tempBoxes: number;
  tempRanks: number[];
  bis: number[];
  roundabouts: number[];
  refusals: number[];
};

export type Rulings = {
  bisAcrossFence: boolean;
  roundaboutsPerTurn: number | null;
  reshuffleAfterFirstPlan: boolean;
};

/** [street, house] */
export type Place = [number, number];

/** [street, first house, size] */
export type Estate = [number, number, number];

/**
 * RECORD, "The sheet": the number of a house, including a bis; null for an empty house and for a roundabout.
 */
export function numberOf(house: House | undefined): number | null {
  if (typeof house === 'number') return house;
  if (typeof house === 'string' && /^(0|[1-9][0-9]*)bis$/.test(house)) return Number.parseInt(house, 10);
  return null;
}

/** RULES 10: whether this house is a bis. */
export function isBis(house: House | undefined): boolean {
  return typeof house === 'string' && numberOf(house) !== null;
}

/** RULES 13, components "tracks": entry k is the value when k boxes are crossed. */
export function trackValue(track: readonly number[], crossed: number): number {
  return track[Math.min(crossed, track.length - 1)] ?? 0;
}

/** Components "tracks": n entries are n - 1 boxes. */
export function boxes(track: readonly number[]): number {
  return track.length - 1;
}

/** A copy of a sheet that can be changed. */
export function copySheet(sheet: RefSheet): RefSheet {
  return {
    ...sheet,
    streets: sheet.streets.map((street) => ({
      houses: [...street.houses],
      fences: [...street.fences],
      pools: [...street.pools],
      used: [...street.used],
      parks: street.parks,
    })),
    improve: [...sheet.improve],
    plans: [...sheet.plans],
  };
}

/** How many houses of a street (or of the whole sheet) satisfy a predicate. */
export function countHouses(streets: readonly RefStreet[], asked: (house: House) => boolean): number {
  let count = 0;
  for (const street of streets) for (const house of street.houses) if (asked(house)) count += 1;
  return count;
}

/** RULES 10, 13: the crossed bis boxes are the bis houses on the sheet. */
export function bisCount(sheet: RefSheet): number {
  return countHouses(sheet.streets, isBis);
}

/** RULES 1: the roundabouts on the sheet. */
export function roundaboutCount(sheet: RefSheet): number {
  return countHouses(sheet.streets, (house) => house === 'roundabout');
}

/** RULES 8: the crossed pool boxes are the circled pools. */
export function poolCount(sheet: RefSheet): number {
  let count = 0;
  for (const street of sheet.streets) count += street.pools.length;
  return count;
}

/** RULES 1: whether a number may be written: empty house, strict order within its part of the street. */
export function fits(sheet: RefSheet, number: number, [s, h]: Place): boolean {
  const houses = sheet.streets[s]?.houses ?? [];
  if (houses[h] !== null) return false;
  for (let left = h - 1; left >= 0 && houses[left] !== 'roundabout'; left -= 1) {
    const other = numberOf(houses[left]);
    if (other !== null && other >= number) return false;
  }
  for (let right = h + 1; right < houses.length && houses[right] !== 'roundabout'; right += 1) {
    const other = numberOf(houses[right]);
    if (other !== null && other <= number) return false;
  }
  return true;
}

/** RULES 3: whether a number fits anywhere on the sheet. */
export function fitsSomewhere(sheet: RefSheet, number: number): boolean {
  return sheet.streets.some((street, s) => street.houses.some((_, h) => fits(sheet, number, [s, h])));
}

/** RULES 4, 5: all complete estates of any size, by street and then by house; both street ends are fenced. */
export function completeEstates(sheet: RefSheet): Estate[] {
  const found: Estate[] = [];
  sheet.streets.forEach((street, s) => {
    let first = 0;
    for (let h = 0; h < street.houses.length; h += 1) {
      const fenceBehind = h === street.houses.length - 1 || street.fences.includes(h);
      if (!fenceBehind) continue;
      const run = street.houses.slice(first, h + 1);
      if (run.every((house) => numberOf(house) !== null)) found.push([s, first, run.length]);
      first = h + 1;
    }
  });
  return found;
}

/** RULES 5, 13: how many complete estates of size 1, 2, … 6 there are. */
export function estateCounts(sheet: RefSheet): number[] {
  const counts: number[] = [];
  for (let size = 1; size <= 6; size += 1) {
    counts.push(completeEstates(sheet).filter((estate) => estate[2] === size).length);
  }
  return counts;
}

/** Whether a value is a whole number within bounds. */
function within(value: unknown, low: number, high: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
}

/** Everything that is illegal about a sheet; empty if the sheet is possible. */
export function sheetFaults(printed: Printed, rulings: Rulings, sheet: RefSheet): string[] {
  const faults: string[] = [];
  if (sheet.streets.length !== printed.streets.length) return ['wrong number of streets'];
  sheet.streets.forEach((street, s) => {
    const plain = printed.streets[s];
    if (plain === undefined || street.houses.length !== plain.houses) {
      faults.push(`street ${s}: wrong number of houses`);
      return;
    }
    const parkBoxes = boxes(plain.parks);
    for (const fault of [
      ...houseFaults(street),
      ...orderFaults(street),
      ...copyFaults(street, rulings),
      ...fenceFaults(street),
      ...poolFaults(street, plain.pools),
      ...usedFaults(street),
      ...parkFaults(street, parkBoxes),
    ]) {
      faults.push(`street ${s}: ${fault}`);
    }
  });
  return [...faults, ...trackFaults(printed, sheet)];
}

/** RULES 9: numbers run from 0 to 17. */
function houseFaults(street: RefStreet): string[] {
  const faults: string[] = [];
  street.houses.forEach((house, h) => {
    if (house === null || house === 'roundabout') return;
    if (!within(numberOf(house), 0, 17)) faults.push(`house ${h}: not a number from 0 to 17`);
  });
  return faults;
}

/** RULES 1, 10: ascending within each part; only neighbours may be equal, and then one of them is a bis. */
function orderFaults(street: RefStreet): string[] {
  const faults: string[] = [];
  let before: { number: number; at: number } | null = null;
  street.houses.forEach((house, h) => {
    if (house === 'roundabout') before = null;
    const number = numberOf(house);
    if (number === null) return;
    if (before !== null) {
      const copies = before.at === h - 1 && (isBis(house) || isBis(street.houses[h - 1]));
      if (before.number > number) faults.push(`house ${h}: not ascending`);
      if (before.number === number && !copies) faults.push(`house ${h}: the same number twice`);
    }
    before = { number, at: h };
  });
  return faults;
}

/** RULES 10 and 2018: a chain of equal neighbours has one original, and (2018) no fence inside. */
function copyFaults(street: RefStreet, rulings: Rulings): string[] {
  const faults: string[] = [];
  let h = 0;
  while (h < street.houses.length) {
    const number = numberOf(street.houses[h]);
    let end = h;
    let originals = 0;
    while (number !== null && numberOf(street.houses[end]) === number) {
      if (!isBis(street.houses[end])) originals += 1;
      const next = numberOf(street.houses[end + 1]);
      if (!rulings.bisAcrossFence && next === number && street.fences.includes(end)) {
        faults.push(`house ${end}: a fence between equal numbers`);
      }
      end += 1;
    }
    if (number !== null && originals !== 1) faults.push(`house ${h}: ${originals} originals of ${number}`);
    h = Math.max(end, h + 1);
  }
  return faults;
}

/** RULES 4 and roundabouts: fences are in the gaps, once each, and on both sides of a roundabout. */
function fenceFaults(street: RefStreet): string[] {
  const faults: string[] = [];
  const gaps = street.houses.length - 1;
  if (!street.fences.every((gap) => within(gap, 0, gaps - 1))) faults.push('a fence outside the gaps');
  if (new Set(street.fences).size !== street.fences.length) faults.push('a fence twice');
  street.houses.forEach((house, h) => {
    if (house !== 'roundabout') return;
    if (h > 0 && !street.fences.includes(h - 1)) faults.push(`house ${h}: no fence left of the roundabout`);
    if (h < gaps && !street.fences.includes(h)) faults.push(`house ${h}: no fence right of the roundabout`);
  });
  return faults;
}

/** RULES 8: a circled pool is on a pool plot, on a numbered house that is not a bis. */
function poolFaults(street: RefStreet, plots: readonly number[]): string[] {
  const faults: string[] = [];
  if (new Set(street.pools).size !== street.pools.length) faults.push('a pool twice');
  for (const h of street.pools) {
    if (!plots.includes(h)) faults.push(`house ${h}: no pool is printed here`);
    else if (typeof street.houses[h] !== 'number') faults.push(`house ${h}: a pool without its number`);
  }
  return faults;
}

/** RULES 11: plans use numbered houses only. */
function usedFaults(street: RefStreet): string[] {
  const faults: string[] = [];
  if (new Set(street.used).size !== street.used.length) faults.push('a used house twice');
  for (const h of street.used) {
    if (numberOf(street.houses[h]) === null) faults.push(`house ${h}: used and not numbered`);
  }
  return faults;
}

/** RULES 7, R14: park boxes exist, and each needed a number written in the street. */
function parkFaults(street: RefStreet, parkBoxes: number): string[] {
  const written = countHouses([street], (house) => typeof house === 'number');
  if (!within(street.parks, 0, parkBoxes)) return ['parks outside the boxes'];
  return street.parks > written ? ['more parks than houses written'] : [];
}

/** RULES 3, 6, 9, R4, R14: no track has more boxes crossed than it has boxes. */
function trackFaults(printed: Printed, sheet: RefSheet): string[] {
  const faults: string[] = [];
  if (sheet.improve.length !== printed.estates.length) faults.push('improve: wrong number of columns');
  printed.estates.forEach((column, i) => {
    if (!within(sheet.improve[i], 0, boxes(column))) faults.push(`improve: size ${i + 1} outside the boxes`);
  });
  if (!within(sheet.temps, 0, printed.tempBoxes)) faults.push('temps outside the boxes');
  if (!within(sheet.refusals, 0, boxes(printed.refusals))) faults.push('refusals outside the boxes');
  if (bisCount(sheet) > boxes(printed.bis)) faults.push('more copies than bis boxes');
  if (roundaboutCount(sheet) > boxes(printed.roundabouts)) faults.push('more roundabouts than boxes');
  if (poolCount(sheet) > boxes(printed.pools)) faults.push('more pools than boxes');
  const noted = sheet.plans.every((points) => points === null || within(points, 0, Number.MAX_SAFE_INTEGER));
  if (sheet.plans.length !== 3 || !noted) faults.push('plans: three entries, each empty or points');
  return faults;
}
