import type { Allowed, ConfigFault } from 'picket-server';

/** What a server's setting may be, in the middle of a sentence. */
function allowed(what: Allowed): string {
  switch (what.kind) {
    case 'whole':
    case 'decimal': {
      const { min, max } = what;
      return what.kind === 'whole'
        ? `a whole number from ${min} to ${max}`
        : `a number from ${min} to ${max}`;
    }
    case 'one-of': {
      const { values } = what;
      return `one of ${values.join(', ')}`;
    }
    default:
      return ALLOWED[what.kind];
  }
}

const ALLOWED: { readonly [K in Exclude<Allowed['kind'], 'whole' | 'decimal' | 'one-of'>]: string } = {
  text: 'a text',
  filled: 'a text that is not empty',
  flag: 'true or false',
  object: 'an object',
  origins: 'a list of origins such as https://picket.example',
  database: 'sqlite, or an address such as postgres://user:password@host/name',
  bus: 'none, or an address such as redis://host:6379',
  collector: 'none, or an address such as http://localhost:4318/v1/traces',
  node: 'an address such as http://10.0.0.2:4600',
  domains: 'a list of domains such as push.example',
  contact: 'a mailto: or https: address',
};

const shown = (value: unknown): string => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value));

/** What is wrong with a server's settings. */
export function settingFault(fault: ConfigFault): string {
  const where = fault.file === undefined ? '' : ` (in ${fault.file})`;
  switch (fault.code) {
    case 'not-json':
      return `The configuration file ${fault.file} cannot be read as JSON.`;
    case 'not-object':
      return `The configuration file ${fault.file} must contain a JSON object.`;
    case 'unknown':
      return `There is no setting ${fault.name}${where}.`;
    case 'not-allowed':
      return `${fault.name} must be ${allowed(fault.allowed)}, not ${shown(fault.given)}${where}.`;
  }
}
