import type { Allowed, ConfigFault } from 'picket-server';
import { either, quoted } from './phrase.ts';

/** What a server's setting may be, in the middle of a sentence. */
function allowed(what: Allowed): string {
  switch (what.kind) {
    case 'whole':
    case 'decimal': {
      const { min, max } = what;
      return what.kind === 'whole' ? `un nombre entier de ${min} à ${max}` : `un nombre de ${min} à ${max}`;
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
  text: 'un texte',
  filled: 'un texte non vide',
  flag: 'true ou false',
  object: 'un objet',
  origins: 'une liste d’origines telles que https://picket.example',
  database: 'sqlite ou une adresse telle que postgres://user:password@host/name',
  bus: 'none ou une adresse telle que redis://host:6379',
  collector: 'none ou une adresse telle que http://localhost:4318/v1/traces',
  node: 'une adresse telle que http://10.0.0.2:4600',
  domains: 'une liste de domaines tels que push.example',
  contact: 'une adresse mailto: ou https:',
};

const shown = (value: unknown): string => (typeof value === 'string' ? quoted(value) : JSON.stringify(value));

/** What is wrong with a server's settings. */
export function settingFault(fault: ConfigFault): string {
  const where = fault.file === undefined ? '' : ` (dans ${fault.file})`;
  switch (fault.code) {
    case 'not-json':
      return `Le fichier de configuration ${fault.file} ne peut pas être lu comme du JSON.`;
    case 'not-object':
      return `Le fichier de configuration ${fault.file} doit contenir un objet JSON.`;
    case 'unknown':
      return `Le réglage ${fault.name} n’existe pas${where}.`;
    case 'not-allowed':
      return `${fault.name} doit être ${allowed(fault.allowed)}, et non ${shown(fault.given)}${where}.`;
  }
}
