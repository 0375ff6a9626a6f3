/** The rules, glossary and printed numbers. Apart from the rest, so that the start page need not load them. */
export { en as rulebook } from 'picket-words';
