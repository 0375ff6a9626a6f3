// npm start [-- --port N]: builds the client if its sources changed, serves it on this computer and says where.
import { parseArgs } from 'node:util';
import { buildApp, listen } from '@picket/server';
import { buildWeb, dist } from './buildWeb.ts';

const PORT = 4600;
const HIGHEST = 65_535;

const { values } = parseArgs({ options: { port: { type: 'string', default: `${PORT}` } } });
const wanted = Number(values.port);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > HIGHEST) {
  console.error(`A port is a number from 1 to ${HIGHEST}.`);
  process.exit(2);
}

if (await buildWeb()) console.log('The client is built.');
const app = await buildApp({ root: dist });
const port = await listen(app, wanted);
if (port !== wanted) console.log(`Port ${wanted} is taken.`);
console.log(`Picket is at http://localhost:${port} (Ctrl-C stops it).`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    // Browsers keep connections open; nobody wants to wait for those.
    app.server.closeAllConnections();
    void app.close();
  });
}
