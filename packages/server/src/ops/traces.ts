/** A span: an operation with a duration, as part of a trace. */
export interface Span {
  /** Begins a child span. */
  part(name: string): Span;
  set(name: string, value: string | number): void;
  end(outcome?: 'failed'): void;
  /** W3C's `traceparent` for the node that a request is forwarded to; undefined if nothing is recorded. */
  readonly header: string | undefined;
}

/** Where traces go. */
export interface Traces {
  /** Begins a trace, or continues that of the node that forwarded a request. Only a sample is recorded. */
  begin(name: string, header?: string): Span;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/** Records nothing: reads no clock and allocates nothing. */
export const NO_SPAN: Span = {
  part: () => NO_SPAN,
  set: () => undefined,
  end: () => undefined,
  header: undefined,
};

export const NO_TRACES: Traces = { begin: () => NO_SPAN, close: async () => undefined };
