// node tools/train/kernel.ts: assembles the kernel and writes its bytes into the bots.
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
