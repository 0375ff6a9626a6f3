import { randomBytes } from 'node:crypto';
import { NO_SPAN, type Span, type Traces } from './traces.ts';

interface OtlpInput {
  /** Of a collector, such as http://localhost:4318/v1/traces. */
  readonly url: string;
  /** The share of traces that are recorded, from 0 to 1. */
  readonly share: number;
  /** The id of this node. */
  readonly node: string;
  /** Counts spans by outcome. */
  readonly counted: (outcome: 'sent' | 'dropped', spans: number) => void;
}

/** A span in OTLP's JSON encoding: ids are hexadecimal, and times are nanoseconds as text. */
interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** 1: internal; 2: server. */
  readonly kind: 1 | 2;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  /** 2: an error. */
  readonly status: { readonly code: 0 | 2 };
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue: string } | { readonly intValue: string };
}

/** Milliseconds. */
const SEND_EVERY_MS = 1000;
const PATIENCE_MS = 5000;
/** Spans that wait to be sent; further ones are dropped. */
const MOST_WAITING = 2000;

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-01$/;

const id = (bytes: number) => randomBytes(bytes).toString('hex');
/** The system's clock when the process started: later times are monotonic, so spans never run backwards. */
const nanoseconds = () => `${Math.round((performance.timeOrigin + performance.now()) * 1000)}000`;

const attribute = (key: string, value: string | number): Attribute => ({
  key,
  value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
});

/** Sends traces to a collector by OTLP over HTTP. Never blocks: what can't be sent is dropped. */
export class OtlpTraces implements Traces {
  readonly #input: OtlpInput;
  #waiting: OtlpSpan[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(input: OtlpInput) {
    this.#input = input;
  }

  begin(name: string, header = ''): Span {
    const [, traceId, parent] = TRACEPARENT.exec(header) ?? [];
    if (traceId !== undefined) return this.#span(name, 2, traceId, parent);
    return Math.random() < this.#input.share ? this.#span(name, 2, id(16)) : NO_SPAN;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#send();
    await this.#sending;
  }

  #span(name: string, kind: OtlpSpan['kind'], traceId: string, parentSpanId?: string): Span {
    const spanId = id(8);
    const startTimeUnixNano = nanoseconds();
    const attributes: Attribute[] = [];
    return {
      part: (part) => this.#span(part, 1, traceId, spanId),
      set: (key, value) => void attributes.push(attribute(key, value)),
      end: (outcome) =>
        this.#keep({
          traceId,
          spanId,
          ...(parentSpanId !== undefined && { parentSpanId }),
          name,
          kind,
          startTimeUnixNano,
          endTimeUnixNano: nanoseconds(),
          attributes,
          status: { code: outcome === 'failed' ? 2 : 0 },
        }),
      header: `00-${traceId}-${spanId}-01`,
    };
  }

  #keep(span: OtlpSpan): void {
    if (this.#waiting.length >= MOST_WAITING) return this.#input.counted('dropped', 1);
    this.#waiting.push(span);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#send();
    }, SEND_EVERY_MS).unref();
  }

  #send(): void {
    const spans = this.#waiting;
    if (spans.length === 0) return;
    this.#waiting = [];
    this.#sending = this.#post(spans).then((isSent) =>
      this.#input.counted(isSent ? 'sent' : 'dropped', spans.length),
    );
  }

  async #post(spans: readonly OtlpSpan[]): Promise<boolean> {
    const { url, node } = this.#input;
    const resource = {
      attributes: [attribute('service.name', 'picket'), attribute('service.instance.id', node)],
    };
    const body = { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'picket' }, spans }] }] };
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }
}
