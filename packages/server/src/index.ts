/** The public API of the server. */
export { buildApp } from './app.ts';
export { listen } from './listen.ts';
