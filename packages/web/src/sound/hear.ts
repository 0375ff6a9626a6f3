import { preferences } from '../platform/preferences.svelte.ts';
import { audible, type SoundName } from './sounds.ts';

type Player = typeof import('./play.ts');

/** Loaded once, so a sound starts within the tap that it answers. */
let player: Player | undefined;

async function load(): Promise<Player> {
  return (player ??= await import('./play.ts'));
}

/** Loads the sounds, if they are on, and starts the audio device, if the browser allows that yet. */
export function prepareSounds(): void {
  if (!preferences.sounds) return;
  // A missing sound is not an error.
  void load()
    .then(({ openDevice }) => isActive() && openDevice())
    .catch(() => {});
}

/** Plays sounds, if they are on. Before the first tap or key, browsers allow none. */
export function playSounds(wanted: readonly SoundName[]): void {
  const sounds = audible(wanted, preferences.now.muted);
  if (sounds.length === 0 || !preferences.sounds || !isActive() || document.hidden) return;
  if (player !== undefined) return player.play(sounds);
  void load()
    .then(({ play }) => play(sounds))
    .catch(() => {});
}

/** Rings for a player who looks elsewhere, even if the page is hidden, if they have turned that on. */
export function ringFor(): void {
  const isLooking = !document.hidden && document.hasFocus();
  if (!preferences.now.doorbell || !preferences.sounds || !isActive() || isLooking) return;
  void load()
    .then(({ play }) => play(['doorbell']))
    .catch(() => {});
}

/** A short vibration, where the device can; not in calm mode. */
export function vibrate(pattern: readonly number[]): void {
  if (pattern.length === 0 || preferences.now.calm || !isActive()) return;
  if ('vibrate' in navigator) navigator.vibrate([...pattern]);
}

/** Whether the player has tapped or pressed a key on this page. */
function isActive(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}
