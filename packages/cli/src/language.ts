import { Failure } from './failure.ts';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from './text/languages.ts';
import type { Text } from './text/text.ts';

/** The arguments after `picket`, and the language of the output. */
export interface Spoken {
  readonly typed: readonly string[];
  readonly text: Text;
  /** Set if the requested language is unknown. */
  readonly trouble?: Failure;
}

/** What `--lang` says, before or after the command; otherwise the language of the system, or English. */
export async function chooseLanguage(
  arguments_: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Spoken> {
  const { typed, given } = withoutLang(arguments_);
  const [wanted] = given;
  const code = wanted === undefined ? undefined : languageOf(wanted);
  const text = await LANGUAGES[code ?? fromSystem(environment)]();
  const trouble = troubleWith(given, code, text);
  return { typed, text, ...(trouble && { trouble }) };
}

function troubleWith(
  given: readonly (string | undefined)[],
  code: LanguageCode | undefined,
  { help }: Text,
): Failure | undefined {
  const [wanted, ...others] = given;
  if (given.includes(undefined)) return new Failure('needs-value', 'lang', help.values.code);
  if (others.length > 0) return new Failure('given-twice', 'lang');
  if (wanted === undefined || code !== undefined) return undefined;
  return new Failure('unknown-language', wanted, LANGUAGE_CODES);
}

const LANG = '--lang';

/** The value of every `--lang`, undefined without one, and all other arguments. */
function withoutLang(arguments_: readonly string[]) {
  const typed: string[] = [];
  const given: (string | undefined)[] = [];
  for (let i = 0; i < arguments_.length; i++) {
    const word = arguments_[i] ?? '';
    if (word === '--') return { typed: [...typed, ...arguments_.slice(i)], given };
    if (word.startsWith(`${LANG}=`)) given.push(word.slice(LANG.length + 1));
    else if (word !== LANG) typed.push(word);
    else if (arguments_[i + 1]?.startsWith('--') === true) given.push(undefined);
    else given.push(arguments_[++i]);
  }
  return { typed, given };
}

/** JSON contains English sentences: programs read them. */
export async function textFor(isJson: boolean, text: Text): Promise<Text> {
  return isJson ? LANGUAGES.en() : text;
}

/** In order of precedence [POSIX]. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

function fromSystem(environment: NodeJS.ProcessEnv): LanguageCode {
  const locale = VARIABLES.map((name) => environment[name]).find(
    (value) => value !== undefined && value !== '',
  );
  return languageOf(locale ?? '') ?? 'en';
}

/** `fr` for `fr_FR.UTF-8`; undefined for an unsupported language. */
function languageOf(locale: string): LanguageCode | undefined {
  const code = /^[a-z]+/.exec(locale.toLowerCase())?.[0];
  return LANGUAGE_CODES.find((known) => known === code);
}
