import fc from 'fast-check';

// A fixed seed makes every run the same run, and spares fast-check the clock and the dice taken away below.
fc.configureGlobal({ seed: 20261115 });

const RealDate = Date;

function forbidden(what: string): never {
  throw new Error(`The engine must not use ${what}`);
}

Math.random = () => forbidden('Math.random');

globalThis.Date = new Proxy(Date, {
  apply: () => forbidden('Date'),
  construct: (_target, args: [] | [number]) =>
    args.length === 0 ? forbidden('Date') : new RealDate(...args),
  get: (target, key): unknown => (key === 'now' ? () => forbidden('Date.now') : Reflect.get(target, key)),
});
