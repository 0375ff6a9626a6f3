import { beforeAll } from 'vitest';
import { speakAll } from '../src/text/language.ts';

// What jsdom lacks.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: query.includes('fine'),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
// jsdom supports no pseudo-elements, and logs an error for every request.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);
Element.prototype.scrollIntoView = () => {};
Element.prototype.animate = () => {
  const animation = { onfinish: () => {}, cancel: () => {}, finished: Promise.resolve() };
  setTimeout(() => animation.onfinish());
  return animation as unknown as Animation;
};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
};
// Silent, as before the first tap.
Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true });
// Nothing is painted, so don't wait for a frame.
window.requestAnimationFrame = (work) => Number(setTimeout(() => work(0)));

beforeAll(() => speakAll('en'));
