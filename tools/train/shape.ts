// node tools/train/shape.ts: the shape of a sample, as the trainer's options.
import { ENCODING, POSITION_SLOTS, ROWS } from 'picket-bots/net';

console.log(`--rows ${ROWS} --slots ${POSITION_SLOTS} --encoding ${ENCODING}`);
