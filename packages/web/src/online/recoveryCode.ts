/** A player's token as a code to write down: 128 bits in Crockford's base 32, and two check letters. */

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = 32n;
const TOKEN_LETTERS = 26;
const CODE_LETTERS = 28;
const ONLY_LETTERS = new RegExp(`^[${LETTERS}]{${CODE_LETTERS}}$`);
/** The largest prime below 32². */
const MODULUS = 1021n;
const GROUP = 4;

/** “ABCD-EFGH-…”, seven groups. */
export function codeOf(token: string): string {
  const value = valueOf(token);
  const code = inLetters(value, TOKEN_LETTERS) + inLetters(value % MODULUS, CODE_LETTERS - TOKEN_LETTERS);
  return code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? '';
}

/** The token of a typed code; undefined if the code isn't valid. */
export function tokenIn(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
  if (!ONLY_LETTERS.test(letters)) {
    return undefined;
  }
  const value = inNumber(letters.slice(0, TOKEN_LETTERS));
  if (value >= 1n << 128n || inNumber(letters.slice(TOKEN_LETTERS)) !== value % MODULUS) return undefined;
  const bytes = Array.from({ length: 16 }, (_, i) => Number((value >> BigInt(8 * (15 - i))) & 255n));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function valueOf(token: string): bigint {
  const bytes = atob(token.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(bytes, (byte) => BigInt(byte.charCodeAt(0))).reduce(
    (value, byte) => value * 256n + byte,
    0n,
  );
}

function inLetters(value: bigint, length: number): string {
  return Array.from(
    { length },
    (_, i) => LETTERS[Number((value / BASE ** BigInt(length - 1 - i)) % BASE)],
  ).join('');
}

function inNumber(letters: string): bigint {
  return Array.from(letters, (letter) => BigInt(LETTERS.indexOf(letter))).reduce(
    (value, digit) => value * BASE + digit,
    0n,
  );
}
