/** A separate module, so it becomes a separate chunk. */
export { en as rulebook } from 'picket-words';
