/** Something that takes time, as part of a trace. */
export interface Span {
  /** Begins a part of it. */
  part(name: string): Span;
  set(name: string, value: string | number): void;
  end(outcome?: 'failed'): void;
  /** For the node that a request is passed on to, as W3C's `traceparent`; undefined if nothing is recorded. */
  readonly header: string | undefined;
}

/** Where traces go. */
export interface Traces {
  /** Begins a trace, or goes on with that of the node that passed a request on. Only some are recorded. */
  begin(name: string, header?: string): Span;
  /** Sends what is left. */
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
