import { SIZE } from '../goals.ts';
import type { Part } from '../part.ts';
import { botCodeSize } from '../size.ts';

const kB = (count: number) => `${(count / 1000).toFixed(1)} kB`;

/** 4: how much the client has to load for the bots. */
export const size: Part = {
  name: 'size',
  play: async () => {},
  async report() {
    const bytes = await botCodeSize();
    return {
      rows: [
        { what: `bot code and kernel, gzip, at most ${kB(SIZE)}`, result: kB(bytes), ok: bytes <= SIZE },
      ],
      section: {
        title: 'Size',
        about: 'What the bots add to the client, gzipped; weights are fetched when a bot first needs them.',
        rows: [['code and kernel'], [kB(bytes)]],
      },
    };
  },
};
