// npm start [-- --port N …]: builds the client if its sources changed, and serves the game as `picket serve` does.
import { buildWeb } from './buildWeb.ts';

if (await buildWeb()) console.log('The client is built.');
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/src/main.ts');
