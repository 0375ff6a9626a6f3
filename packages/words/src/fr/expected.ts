import type { Expected, Form } from 'picket-engine';
import { digits, plural } from './phrase.ts';

const forms: { readonly [F in Form]: string } = {
  'house-number': 'un numéro de maison de 0 à 17',
  id: 'un identifiant fait de lettres, de chiffres, de points et de tirets',
  hash: '« sha256: » et 64 chiffres hexadécimaux',
  seed: '22 lettres, chiffres, tirets ou tirets bas',
  time: 'une date comme 2026-11-16T20:15:00Z',
};

/** What a value should have been, for after “il faut”. */
export function expected(wanted: Expected): string {
  switch (wanted.expected) {
    case 'object':
      return 'un objet';
    case 'boolean':
      return 'true ou false';
    case 'steps':
      return 'une liste d’étapes';
    case 'house':
      return 'null, un numéro, un numéro avec « bis », ou « roundabout »';
    case 'no-such-field':
      return 'supprimer ce champ';
    case 'something':
      return 'une valeur';
    case 'once':
      return 'une valeur qui ne figure pas déjà dans la liste';
    case 'integer':
      return `un nombre entier de ${wanted.min} à ${wanted.max}`;
    case 'list': {
      const items = plural(wanted.max, 'élément', 'éléments');
      return wanted.min === wanted.max
        ? `une liste de ${wanted.min} ${items}`
        : `une liste de ${wanted.min} à ${wanted.max} ${items}`;
    }
    case 'cards':
      return `de ${wanted.min} à ${wanted.max} cartes formant trois piles égales`;
    case 'text':
      return `un texte de ${digits(wanted.max)} caractères au plus`;
    case 'one-of':
      return `l’une de ces valeurs : ${wanted.values}`;
    case 'form':
      return forms[wanted.form];
    case 'standard-plan':
      return `au moins un plan standard pour ${wanted.slot}`;
  }
}
