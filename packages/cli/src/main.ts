import { systemCode } from './failure.ts';
import { chooseLanguage } from './language.ts';
import { fail, run } from './run.ts';

const spoken = await chooseLanguage(process.argv.slice(2), process.env);

// A closed pipe is not an error, as in `picket simulate | head`.
process.stdout.on('error', (error) =>
  process.exit(systemCode(error) === 'EPIPE' ? 0 : fail(error, spoken.text)),
);
process.on('uncaughtException', (error) => process.exit(fail(error, spoken.text)));

process.exitCode = await run(spoken);
