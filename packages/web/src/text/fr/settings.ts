import type { SettingsText } from '../text.ts';
import { inPercent, numbers } from './phrase.ts';

export const settings: SettingsText = {
  title: 'Réglages',
  line: 'Les changements sont immédiats et sauvegardés dans ce navigateur.',
  preview: {
    title: 'Aperçu',
    picture: (written) => `Une rue avec les numéros ${numbers(written)}, une barrière et quelques arbres.`,
    again: 'Écrire un autre numéro',
  },
  groups: { look: 'Apparence', playing: 'Jeu', sounds: 'Son et calme', keys: 'Raccourcis clavier' },
  language: {
    name: 'Langue',
    failed: 'Impossible de charger cette langue. Vérifiez la connexion, puis réessayez.',
  },
  theme: { name: 'Thème', line: 'Le soir, les fenêtres s’éclairent.' },
  themeChoices: { light: 'Clair', evening: 'Soir', auto: 'Comme le système' },
  contrast: { name: 'Contraste élevé', line: 'Noir sur blanc, ou blanc sur noir le soir.' },
  contrastChoices: { auto: 'Comme le système', more: 'Oui', normal: 'Non' },
  textSize: {
    name: 'Taille du texte',
    line: 'En plus du réglage de votre navigateur.',
    smaller: 'Texte plus petit',
    larger: 'Texte plus grand',
    percent: (size) => inPercent(size / 100),
  },
  typeface: {
    name: 'Police',
    line: 'Des lettres difficiles à confondre, plus espacées. Aide en cas de dyslexie.',
  },
  typefaceChoices: { standard: 'Standard', clear: 'Facile à lire' },
  plainNumerals: { name: 'Chiffres simples', line: 'Numéros imprimés plutôt que manuscrits.' },
  motion: { name: 'Animations', line: 'Animer l’encre, les cartes et les arbres.' },
  motionChoices: { auto: 'Comme le système', full: 'Oui', still: 'Non' },
  confirm: { name: 'Confirmation', line: 'Quand votre coup est confirmé.' },
  confirmChoices: {
    always: 'Toujours demander',
    countdown: 'Après un court décompte',
    off: 'Dès qu’il est complet',
  },
  autoMarks: {
    name: 'Cocher automatiquement',
    line: 'Cocher la case de parc, de piscine ou d’intérim en même temps que le numéro.',
  },
  hand: {
    name: 'Mains',
    line: 'Avec un seul pouce, les cartes et Confirmer sont en bas du téléphone. À gauche, les grands écrans sont aussi inversés.',
  },
  handChoices: { both: 'Deux mains', right: 'Pouce droit', left: 'Pouce gauche' },
  sound: { name: 'Son', line: 'De petits sons quand vous écrivez, construisez ou validez.' },
  soundKinds: {
    title: 'Choisir les sons',
    names: { writing: 'Écriture', building: 'Construction', points: 'Points et plans', cards: 'Cartes' },
    lines: {
      writing: 'Crayon et gomme.',
      building: 'Barrières, arbres et piscines.',
      points: 'Lotissements, rues complètes et plans.',
      cards: 'Les nouvelles cartes de chaque tour.',
    },
  },
  doorbell: {
    name: 'Sonnette',
    line: 'Sonne quand c’est à vous de jouer à une table en ligne et que vous êtes dans un autre onglet ou une autre fenêtre.',
  },
  calm: { name: 'Calme', line: 'Ni son, ni vibration, ni animation. Les points s’affichent toujours.' },
  keys: {
    line: 'Ce que fait chaque touche pendant une partie. Choisissez-en une, puis appuyez sur la nouvelle touche.',
    change: (does, key) => `${does} : ${key}. Changer la touche.`,
    press: (does) => `Appuyez sur la touche pour « ${does} ». Échap garde l’ancienne.`,
    changed: (does, key) => `« ${does} » est maintenant sur ${key}.`,
    swapped: (does, key, other, its) =>
      `« ${does} » est maintenant sur ${key}, et « ${other} », qui occupait cette touche, sur ${its}.`,
    taken: 'Le navigateur a besoin de cette touche. Appuyez sur une autre.',
    reset: 'Réinitialiser les touches',
    wereReset: 'Toutes les touches sont réinitialisées.',
    toChange: 'Changer les touches',
  },
};
