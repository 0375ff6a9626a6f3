// The engine is deterministic: its tests run without a clock and without random numbers.

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
