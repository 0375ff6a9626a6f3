// npm start [-- --port N …]: builds the client if its sources changed, and runs `picket serve`.
import { buildWeb } from './buildWeb.ts';

if (await buildWeb()) console.log('The client is built.');
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/src/main.ts');
