import { systemCode } from './failure.ts';
import { fail, run } from './run.ts';

// A closed pipe is not an error, as in `picket simulate | head`.
process.stdout.on('error', (error) => process.exit(systemCode(error) === 'EPIPE' ? 0 : fail(error)));
process.on('uncaughtException', (error) => process.exit(fail(error)));

process.exitCode = await run(process.argv.slice(2));
