import type { Components } from 'picket-engine';
import type { NewGame } from '../../authority/authority.ts';
import { text } from '../../text/language.ts';
import { NAMELESS, placeName } from '../../scene/playerNames.ts';
import { townOf } from '../../scene/towns.ts';
import { nextCity, type Choice } from './choice.ts';
import { chosenPlans, plansInPlay, plansOut } from './planChoice.ts';
import { blockOf, theMode } from './possible.ts';
import { namesOf } from './seats.ts';

/** The options of a new game for a playable choice. */
export function newGameOf(choice: Choice, components: Components): NewGame {
  const { edition, mode, advanced, sheet, plans, seats } = choice;
  const inPlay = plansInPlay(blockOf(components, edition), choice);
  const levels = seats.map(({ level }) => level);
  const styles = seats.map(({ level, style = null }) => (level === null ? null : style));
  const city = choice.city.trim() || nextCity('');
  const without = plans.way === 'without' ? plansOut(plans, inPlay) : [];
  return {
    options: {
      edition,
      mode,
      advanced,
      sheet,
      opponent: theMode(choice).hasOpponent ? choice.opponent : null,
      components: choice.components,
      plans: plans.way === 'chosen' ? chosenPlans(plans, inPlay) : null,
      players: namesOf(seats, { you: NAMELESS, player: placeName }),
    },
    city,
    ...(seats.length > 1 && { cities: seats.map((_, seat) => townOf(seat, { city }, text)) }),
    ...(levels.some((level) => level !== null) && { bots: levels }),
    ...(styles.some((style) => style !== null) && { styles }),
    ...(without.length > 0 && { without }),
    ...(!choice.odds && { odds: false }),
  };
}
