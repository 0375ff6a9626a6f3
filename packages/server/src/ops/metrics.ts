/** Figures as Prometheus reads them. */

const BUCKETS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];

type Labels = { readonly [label: string]: string };

export class Metrics {
  readonly #about = new Map<
    string,
    { readonly help: string; readonly type: 'counter' | 'gauge' | 'histogram' }
  >();
  readonly #values = new Map<string, Map<string, number>>();
  readonly #gauges = new Map<string, () => number>();

  counter(name: string, help: string): (labels?: Labels, by?: number) => void {
    this.#about.set(name, { help, type: 'counter' });
    const values = this.#of(name);
    return (labels = {}, by = 1) => {
      const key = name + written(labels);
      values.set(key, (values.get(key) ?? 0) + by);
    };
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#about.set(name, { help, type: 'gauge' });
    this.#gauges.set(name, read);
  }

  /** Of times in milliseconds, told in seconds as is the custom. */
  times(name: string, help: string): (ms: number) => void {
    this.#about.set(name, { help, type: 'histogram' });
    const values = this.#of(name);
    const add = (key: string, by: number) => values.set(key, (values.get(key) ?? 0) + by);
    for (const top of BUCKETS_MS) add(`${name}_bucket{le="${top / 1000}"}`, 0);
    add(`${name}_bucket{le="+Inf"}`, 0);
    return (ms) => {
      for (const top of BUCKETS_MS) if (ms <= top) add(`${name}_bucket{le="${top / 1000}"}`, 1);
      add(`${name}_bucket{le="+Inf"}`, 1);
      add(`${name}_sum`, ms / 1000);
      add(`${name}_count`, 1);
    };
  }

  text(): string {
    const lines: string[] = [];
    for (const [name, { help, type }] of this.#about) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
      const gauge = this.#gauges.get(name);
      if (gauge !== undefined) lines.push(`${name} ${gauge()}`);
      for (const [key, value] of this.#values.get(name) ?? []) lines.push(`${key} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }

  #of(name: string): Map<string, number> {
    const values = new Map<string, number>();
    this.#values.set(name, values);
    return values;
  }
}

function written(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}
