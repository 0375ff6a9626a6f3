import { sha256Hex, type Random } from 'picket-engine';

const LETTERS = 'abcdefgmnoptvx0123456789/.;:,()!+-=%~';

/** A changed link, as by accident or by a careless cheat. Never the same link. */
export function tampered(link: string, random: Random): string {
  const changed = change(link, random);
  return changed === link ? `${link}0` : changed;
}

/**
 * The same with a matching check. `isRules`: the seed determines the changed part, so the link can't be legal.
 */
export function forged(link: string, random: Random): { readonly link: string; readonly isRules: boolean } {
  const line = link.slice(0, link.lastIndexOf('/'));
  const isRules = random.below(2) === 0;
  const other = isRules ? withOtherSeed(line, random) : withOtherTurn(line, random);
  return { link: `${other}/${sha256Hex(other).slice(0, 8)}`, isRules };
}

function change(link: string, random: Random): string {
  const at = random.below(link.length);
  const letter = LETTERS.charAt(random.below(LETTERS.length));
  switch (random.below(6)) {
    case 0:
      return link.slice(0, at) + letter + link.slice(at + 1);
    case 1:
      return link.slice(0, at) + link.slice(at + 1);
    case 2:
      return link.slice(0, at) + letter + link.slice(at);
    case 3:
      return link.slice(0, at);
    case 4:
      return withOtherTurn(link, random);
    default:
      return swapped(link, random);
  }
}

/** One character of the seed or the commitment replaced. */
function withOtherSeed(line: string, random: Random): string {
  const field = random.below(2) === 0 ? 'seed=' : 'commitment=';
  const at = line.indexOf(field) + field.length + random.below(21);
  return line.slice(0, at) + (line.charAt(at) === '0' ? '1' : '0') + line.slice(at + 1);
}

/** A house of one turn replaced by another. */
function withOtherTurn(line: string, random: Random): string {
  const [header = '', ...rounds] = line.split(';');
  const at = random.below(rounds.length);
  const other = `${'tmb'.charAt(random.below(3))}${1 + random.below(10)}`;
  return [header, ...rounds.with(at, (rounds[at] ?? '').replace(/[tmb]\d+/, other))].join(';');
}

/** Two rounds swapped. */
function swapped(line: string, random: Random): string {
  const [header = '', ...rounds] = line.split(';');
  const [a, b] = [random.below(rounds.length), random.below(rounds.length)];
  return [header, ...rounds.with(a, rounds[b] ?? '').with(b, rounds[a] ?? '')].join(';');
}
