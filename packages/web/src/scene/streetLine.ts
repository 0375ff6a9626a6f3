import type { EstateDescription, Spot } from 'picket-engine';
import type { SpokenEstate } from '../text/facts.ts';
import type { Drawing } from './drawing.ts';

/** A street in one line. */
export function streetLine(drawing: Drawing, street: number): string {
  const { sheet, spoken, edition } = drawing;
  const { houses, estates, parks } = sheet.streets[street] ?? {};
  if (spoken === undefined || houses === undefined || estates === undefined) return '';
  return spoken.page.town.line({
    built: houses.filter(({ kind }) => kind !== 'empty').length,
    houses: houses.length,
    estates: estates.map((estate) => spokenEstate(drawing, street, estate)),
    pools: houses.filter(({ pool }) => pool === 'built').length,
    park: parks?.value ?? 0,
    edition,
  });
}

/** The name of a house; that of the last one of an estate also says where it ends and how far it is. */
export function withEstate(drawing: Drawing, [street, house]: Spot, label: string): string {
  const { sheet, spoken, text, edition } = drawing;
  const { estates = [], fences = [] } = sheet.streets[street] ?? {};
  const estate = estates.find(({ first, size }) => first + size === house + 1);
  if (spoken === undefined || estate === undefined) return label;
  const ends = spoken.page.town.estateEnd(
    spokenEstate(drawing, street, estate),
    edition,
    fences[house] === true,
  );
  return text.around.sentences([label, ends]);
}

function spokenEstate({ usedFor }: Drawing, street: number, estate: EstateDescription): SpokenEstate {
  const { first, size, missing, state, used } = estate;
  return { size, missing, state, used, plan: used ? usedFor([street, first, size]) : undefined };
}
