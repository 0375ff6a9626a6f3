import type { Expected, Form } from 'picket-engine';

const forms: { readonly [F in Form]: string } = {
  'house-number': 'eine Hausnummer von 0 bis 17',
  id: 'eine Kennung aus Buchstaben, Ziffern, Punkten und Bindestrichen',
  hash: 'sha256: mit 64 Hexadezimalziffern',
  seed: 'eine Folge von 22 Buchstaben, Ziffern, Binde- oder Unterstrichen',
  time: 'eine Zeit wie 2026-11-16T20:15:00Z',
};

/** What a value should have been, in the nominative singular: “erwartet wird …”. */
export function expected(wanted: Expected): string {
  switch (wanted.expected) {
    case 'object':
      return 'ein Objekt';
    case 'boolean':
      return 'true oder false';
    case 'steps':
      return 'eine Liste von Schritten';
    case 'house':
      return 'null, eine Zahl, „roundabout“ oder eine Zahl mit „bis“';
    case 'no-such-field':
      return 'kein solches Feld';
    case 'something':
      return 'ein Wert';
    case 'once':
      return 'ein Wert, der noch nicht vorkommt';
    case 'integer':
      return `eine ganze Zahl von ${wanted.min} bis ${wanted.max}`;
    case 'list':
      return wanted.min === wanted.max
        ? `eine Liste der Länge ${wanted.min}`
        : `eine Liste der Länge ${wanted.min} bis ${wanted.max}`;
    case 'cards':
      return `eine Liste von ${wanted.min} bis ${wanted.max} Karten, die drei gleich große Stapel ergibt`;
    case 'text':
      return `ein Text mit höchstens ${wanted.max} Zeichen`;
    case 'one-of':
      return `einer der Werte ${wanted.values}`;
    case 'form':
      return forms[wanted.form];
    case 'standard-plan':
      return `mindestens ein Standardplan für ${wanted.slot}`;
  }
}
