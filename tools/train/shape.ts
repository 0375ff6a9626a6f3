// node tools/train/shape.ts: prints the shape of a sample as options for the trainer.
import { ENCODING, POSITION_SLOTS, ROWS } from 'picket-bots/net';

console.log(`--rows ${ROWS} --slots ${POSITION_SLOTS} --encoding ${ENCODING}`);
