import { styleText } from 'node:util';

type Style = (text: string) => string;

/** Colours. They only repeat what the characters show. */
export interface Paint {
  readonly title: Style;
  readonly faint: Style;
  /** Possible marks. */
  readonly legal: Style;
  /** Marks of this turn. */
  readonly fresh: Style;
  readonly number: Style;
  readonly water: Style;
  readonly fence: Style;
  readonly estate: Style;
  readonly notice: Style;
}

const plainly: Style = (text) => text;

export const noColours: Paint = {
  title: plainly,
  faint: plainly,
  legal: plainly,
  fresh: plainly,
  number: plainly,
  water: plainly,
  fence: plainly,
  estate: plainly,
  notice: plainly,
};

type Format = Parameters<typeof styleText>[0];

// The caller has checked the terminal; styleText would check another stream.
const styled =
  (format: Format): Style =>
  (text) =>
    styleText(format, text, { validateStream: false });

export const colours: Paint = {
  title: styled('bold'),
  faint: styled('dim'),
  legal: styled('green'),
  fresh: styled(['bold', 'underline']),
  number: styled('bold'),
  water: styled('cyan'),
  fence: styled('yellow'),
  estate: styled('magenta'),
  notice: styled('yellow'),
};

/** Colours if the terminal supports them, unless NO_COLOR or TERM=dumb is set. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return stream.isTTY && stream.hasColors(16) ? colours : noColours;
}
