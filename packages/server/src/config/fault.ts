/** The values that a setting allows. */
export type Allowed =
  | {
      readonly kind:
        | 'text'
        | 'filled'
        | 'flag'
        | 'object'
        | 'origins'
        | 'database'
        | 'bus'
        | 'collector'
        | 'node'
        | 'domains'
        | 'contact';
    }
  | { readonly kind: 'whole' | 'decimal'; readonly min: number; readonly max: number }
  | { readonly kind: 'one-of'; readonly values: readonly string[] };

/** What is wrong with a setting or with the settings file, which is named if the setting is in it. */
export type ConfigFault =
  | { readonly code: 'not-json' | 'not-object'; readonly file: string }
  | { readonly code: 'unknown'; readonly name: string; readonly file: string | undefined }
  | {
      readonly code: 'not-allowed';
      readonly name: string;
      readonly allowed: Allowed;
      readonly given: unknown;
      readonly file: string | undefined;
    };

/** A mistake that the operator can correct. The command line words it in the operator's language. */
export class ConfigError extends Error {
  readonly fault: ConfigFault;

  constructor(fault: ConfigFault) {
    super(JSON.stringify(fault));
    this.fault = fault;
  }
}
