import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

/** Controls of the current page that can't be scrolled into view, or are always covered. */
export async function outOfReach(page: Page): Promise<string[]> {
  await settle(page);
  return page.evaluate(async () => {
    const dialog = document.querySelector('dialog[open]') ?? document.body;
    const controls = [
      ...dialog.querySelectorAll('a[href], button, input, select, textarea, summary, [role=gridcell]'),
    ].filter(
      (control) =>
        !control.matches(':disabled, [inert] *, .sr, .sr *') &&
        // Skip links are visible only with the focus.
        !/inset\(50%\)/.test(getComputedStyle(control).clipPath) &&
        control.checkVisibility({ opacityProperty: false, visibilityProperty: true }),
    );
    const isHit = (control: Element): boolean => {
      // A label may stand for its control, or be there for screen readers only.
      const label = (control as HTMLInputElement).labels?.[0];
      return [control, ...(label ? [label] : [])].some((target) => {
        const { left, top, width, height } = target.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit === null) return false;
        // An open question or hint may cover houses until it is closed.
        const closable = hit.closest('.question, .slip:has(.away)') !== null;
        return target.contains(hit) || hit.contains(target) || closable;
      });
    };
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const isLost = async (control: Element): Promise<boolean> => {
      for (const block of ['nearest', 'center', 'start', 'end'] as const) {
        control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        if (isHit(control)) return false;
        // A slip moves away from what was scrolled to.
        await frame();
        await frame();
        if (isHit(control)) return false;
      }
      return true;
    };
    const lost: Element[] = [];
    for (const control of controls) if (await isLost(control)) lost.push(control);
    scrollTo({ top: 0, behavior: 'instant' });
    return lost.map((control) => control.outerHTML.slice(0, 160));
  });
}
