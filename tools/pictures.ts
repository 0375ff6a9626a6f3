// npm run pictures: takes the README's pictures from the running client, into docs/pictures.
import { runBrowserScript } from './browserScript.ts';

process.exitCode = await runBrowserScript('packages/e2e/src/pictures/main.ts', process.argv.slice(2));
