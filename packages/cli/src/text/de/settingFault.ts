import type { Allowed, ConfigFault } from 'picket-server';
import { either, quoted } from './phrase.ts';

/** What a server's setting may be, in the middle of a sentence. */
function allowed(what: Allowed): string {
  switch (what.kind) {
    case 'whole':
    case 'decimal': {
      const { min, max } = what;
      return what.kind === 'whole'
        ? `eine ganze Zahl von ${min} bis ${max}`
        : `eine Zahl von ${min} bis ${max}`;
    }
    case 'one-of': {
      const { values } = what;
      return either(values);
    }
    default:
      return ALLOWED[what.kind];
  }
}

const ALLOWED: { readonly [K in Exclude<Allowed['kind'], 'whole' | 'decimal' | 'one-of'>]: string } = {
  text: 'ein Text',
  filled: 'ein nicht leerer Text',
  flag: 'true oder false',
  object: 'ein Objekt',
  origins: 'eine Liste von Origins wie https://picket.example',
  database: 'sqlite oder eine Adresse wie postgres://user:password@host/name',
  bus: 'none oder eine Adresse wie redis://host:6379',
  collector: 'none oder eine Adresse wie http://localhost:4318/v1/traces',
  node: 'eine Adresse wie http://10.0.0.2:4600',
  domains: 'eine Liste von Domains wie push.example',
  contact: 'eine mailto:- oder https:-Adresse',
};

const shown = (value: unknown): string => (typeof value === 'string' ? quoted(value) : JSON.stringify(value));

/** What is wrong with a server's settings. */
export function settingFault(fault: ConfigFault): string {
  const where = fault.file === undefined ? '' : ` (in ${fault.file})`;
  switch (fault.code) {
    case 'not-json':
      return `Die Konfigurationsdatei ${fault.file} lässt sich nicht als JSON lesen.`;
    case 'not-object':
      return `Die Konfigurationsdatei ${fault.file} muss ein JSON-Objekt enthalten.`;
    case 'unknown':
      return `Die Einstellung ${fault.name} gibt es nicht${where}.`;
    case 'not-allowed':
      return `${fault.name} muss ${allowed(fault.allowed)} sein, nicht ${shown(fault.given)}${where}.`;
  }
}
