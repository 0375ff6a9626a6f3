export { readComponents } from 'picket-engine';
