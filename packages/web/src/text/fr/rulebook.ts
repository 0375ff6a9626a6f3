/** A module of its own, so that it becomes a chunk of its own. */
export { fr as rulebook } from 'picket-words';
