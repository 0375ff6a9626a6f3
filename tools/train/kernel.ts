// node tools/train/kernel.ts: writes the bytes of the kernel where the bots have them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kernelBytes } from './kernel/kernel.ts';

const target = join(import.meta.dirname, '../../packages/bots/src/net/kernelBytes.ts');
const text = `/** WebAssembly, written by tools/train/kernel.ts from the kernel beside it. */
export const KERNEL =
  '${Buffer.from(kernelBytes).toString('base64')}';
`;
writeFileSync(target, text);
console.log(`${kernelBytes.length} bytes`);
