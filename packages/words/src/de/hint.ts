import type { Gain, HintWords } from '../hint.ts';
import { plan, short } from './names.ts';
import { decimal, signed } from './phrase.ts';
import { houseOf } from './street.ts';

const THAN: { readonly [B in Parameters<HintWords['reasons']['same']>[0]]: string } = {
  you: 'dein jetziger Zug',
  regular: 'der Zug eines Stammgasts',
};

const AGAINST: { readonly [R in Parameters<HintWords['reasons']['winning']>[2]]: string } = {
  others: 'gegen die anderen',
  opponent: 'gegen dein Gegenüber',
};

/** In the accusative, after “bringt etwa”. */
const points = (many: number): string => `${many} ${many === 1 ? 'Punkt' : 'Punkte'}`;

const within = ({ from, to }: Gain): string => `${decimal(from)} bis ${decimal(to)}`;

/** A hint in German. */
export const deHint: HintWords = {
  steps: {
    take: (number, action) => `Wähle die ${number} mit ${short[action]}.`,
    refuse: 'Kreuze die Ablehnung an.',
    refuseGiving: (number, action) =>
      `Kreuze die Ablehnung an und gib die ${number} mit ${short[action]} ab.`,
    temp: (by) => (by === 0 ? 'Nutze Zeitarbeit und behalte die Zahl.' : `Ändere die Zahl um ${signed(by)}.`),
    write: (number, spot, streets) => `Schreibe die ${number} in ${houseOf(spot, streets)}.`,
    fence: (spot, streets) => `Setze einen Zaun nach ${houseOf(spot, streets)}.`,
    improve: (size) => `Erhöhe den Wert der ${size}er-Siedlungen.`,
    park: 'Kreuze ein Parkfeld an.',
    pool: 'Baue den Pool.',
    bis: (number, spot, streets) => `Wiederhole die ${number} als Bis in ${houseOf(spot, streets)}.`,
    roundabout: (spot, streets) => `Baue einen Kreisverkehr anstelle von ${houseOf(spot, streets)}.`,
    plan: (slot, edition) => `Erfülle ${plan(slot, edition)}.`,
    reshuffle: 'Lass neu mischen.',
  },
  sentences: (parts) => parts.join(' '),
  reasons: {
    clear: 'Eindeutig der beste Zug.',
    yours: 'Besser als dein jetziger Zug geht es nicht: Bleib dabei.',
    better: (gain, than) => `Bringt etwa ${points(gain.points)} mehr als ${THAN[than]} (${within(gain)}).`,
    same: (than) => `Etwa gleich gut wie ${THAN[than]}.`,
    winning: (loss, than, rivals) =>
      loss === undefined
        ? `Bringt etwa so viel wie ${THAN[than]}, ist aber ${AGAINST[rivals]} besser.`
        : `Bringt etwa ${points(-loss.points)} weniger als ${THAN[than]} (${within(loss)}), ist aber ${AGAINST[rivals]} besser.`,
  },
  rest: 'Sonstiges',
  change: signed,
  regular: (turn) => `So würde ein Stammgast spielen: ${turn}`,
  end: (total) => `Rechne am Ende mit etwa ${decimal(total)} ${total === 1 ? 'Punkt' : 'Punkten'}.`,
  practice: 'Nach einem Tipp zählt das Spiel als Übung.',
};
