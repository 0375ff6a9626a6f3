import type { Attachment } from 'svelte/attachments';
import { intentOf } from './cells.ts';
import type { Pointed, SheetIntent } from '../turn/intent.ts';

interface Hands {
  readonly intent: (intent: SheetIntent) => void;
  readonly point: (pointed: Pointed | undefined) => void;
  /** A target was pressed: the keyboard continues there. */
  readonly take: (element: Element) => void;
  readonly key: (event: KeyboardEvent, element: Element) => void;
}

const codeOf = (element: Element | null | undefined): string =>
  element instanceof Element ? (element.closest('[data-cell]')?.getAttribute('data-cell') ?? '') : '';

const pointedOf = (code: string): Pointed | undefined => {
  const intent = intentOf(code);
  return intent?.kind === 'lot' || intent?.kind === 'gap' ? intent : undefined;
};

/**
 * One set of listeners for the whole sheet. A press shows the preview, sliding moves it, releasing writes; a
 * mouse previews on hover. A click without a press comes from assistive technology, and counts too.
 */
export function pointing(hands: Hands): Attachment<SVGSVGElement> {
  return (svg) => {
    let shown = '';
    let pressed: number | undefined;
    let pressDone = false;

    const show = (code: string): void => {
      if (code === shown) return;
      const before = pointedOf(shown);
      shown = code;
      const now = pointedOf(code);
      if (before !== undefined || now !== undefined) hands.point(now);
    };
    const under = (event: PointerEvent): Element | undefined => {
      const element = document.elementFromPoint(event.clientX, event.clientY);
      return element !== null && svg.contains(element) ? element : undefined;
    };

    const listeners: { readonly [K in keyof SVGElementEventMap]?: (event: SVGElementEventMap[K]) => void } = {
      pointerdown(event) {
        if (!event.isPrimary || event.button !== 0) return;
        pressed = event.pointerId;
        pressDone = false;
        // Captures the pointer, so a slide that leaves the sheet still ends here.
        svg.setPointerCapture(event.pointerId);
        show(codeOf(under(event)));
      },
      pointermove(event) {
        if (pressed !== undefined && event.pointerId !== pressed) return;
        if (pressed !== undefined || event.pointerType === 'mouse') show(codeOf(under(event)));
      },
      pointerup(event) {
        if (event.pointerId !== pressed) return;
        pressed = undefined;
        pressDone = true;
        const element = under(event)?.closest('[data-cell]');
        const intent = intentOf(codeOf(element));
        if (element !== null && element !== undefined) hands.take(element);
        if (event.pointerType !== 'mouse') show('');
        if (intent !== undefined) hands.intent(intent);
      },
      pointercancel() {
        pressed = undefined;
        show('');
      },
      pointerleave() {
        if (pressed === undefined) show('');
      },
      click(event) {
        if (pressDone) {
          pressDone = false;
          return;
        }
        const intent = intentOf(codeOf(event.target instanceof Element ? event.target : null));
        if (intent !== undefined) hands.intent(intent);
      },
      keydown(event) {
        if (event.target instanceof Element) hands.key(event, event.target);
      },
    };
    // On the page and not on the drawing: browsers make an SVG element with focus listeners a tab stop.
    const page = svg.ownerDocument;
    const focused = ({ type, target }: FocusEvent): void => {
      if (pressed !== undefined || !(target instanceof Element) || !svg.contains(target)) return;
      // A tap leaves the focus there, but without a preview.
      show(type === 'focusin' && target.matches(':focus-visible') ? codeOf(target) : '');
    };
    page.addEventListener('focusin', focused);
    page.addEventListener('focusout', focused);
    const all = Object.entries(listeners) as [string, EventListener][];
    all.forEach(([name, listener]) => svg.addEventListener(name, listener));
    return () => {
      page.removeEventListener('focusin', focused);
      page.removeEventListener('focusout', focused);
      all.forEach(([name, listener]) => svg.removeEventListener(name, listener));
    };
  };
}
