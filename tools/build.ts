// npm run build: builds the client for `picket serve`, if its sources changed.
import { buildWeb } from './buildWeb.ts';

if (await buildWeb()) console.log('The client is built.');
