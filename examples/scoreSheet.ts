// node scoreSheet.ts ["SHEET"]: scores a sheet written in one line (docs/notation.md).
import { builtIn, rankTemps, readSheet, scoreSheet } from 'picket-engine';
import { parseSheet } from 'picket-engine/notation';
import { describeRejection, en } from 'picket-words';

const SAMPLE =
  '2018/classic: 1,2,3o|5,7,7x|.4 / 2,4,5|6,.7 / 1,.11; parks 2.0.1; value 0.0.2.0.0.0; temps 3; refusals 1';

const [line = SAMPLE] = process.argv.slice(2);
const parsed = parseSheet(line);
if (!parsed.ok) throw new Error(`Character ${parsed.rejection.at + 1} cannot be read.`);

const read = readSheet(parsed.value, builtIn);
if (!read.ok) throw new Error(describeRejection(en, read.rejection));

const sheet = read.value;
const [temps = 0] = rankTemps([sheet.temps], sheet.layout.printed.tempRanks);
for (const [column, points] of Object.entries(scoreSheet(sheet, temps))) {
  console.log(`${column}: ${[points].flat().join(' + ')}`);
}
