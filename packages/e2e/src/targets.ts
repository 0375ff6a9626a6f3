import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

/** A tap target. */
interface Target {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Fixed while the page scrolls, so what is below it now becomes reachable. */
  readonly floats: boolean;
}

const LEAST = 24;
const OVERLAP = 1;

/** Problems with the tap targets of the page: too small, or overlapping. */
export async function targetFaults(page: Page): Promise<string[]> {
  await settle(page);
  const targets = await targetsOf(page);
  const small = targets
    .filter(({ width, height }) => width < LEAST || height < LEAST)
    .map((target) => `${target.name} is ${target.width.toFixed(1)}×${target.height.toFixed(1)}`);
  const over = targets.flatMap((one, i) =>
    targets
      .slice(i + 1)
      .filter((other) => one.floats === other.floats && overlap(one, other) > OVERLAP)
      .map((other) => `${one.name} and ${other.name} overlap by ${overlap(one, other).toFixed(1)}`),
  );
  return [...small, ...over];
}

/** The smaller side of the intersection of two targets. */
function overlap(one: Target, other: Target): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.min(across, down);
}

/** Every enabled, visible interactive element that is not covered. */
function targetsOf(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const ENABLED =
      'a[href], button, input, select, textarea, summary, [role=button], [role=gridcell], [role=radio], [role=switch], [tabindex="0"], [data-cell]';
    const all = [...document.querySelectorAll(ENABLED)].filter((element) => {
      const isOff =
        element.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *, [inert] *') ||
        getComputedStyle(element).visibility === 'hidden';
      // Except inside collapsed content, which still has a box.
      return !isOff && element.checkVisibility();
    });
    // A label is part of the target of its field.
    const boxOf = (element: Element) => {
      const label = (element as HTMLInputElement).labels?.[0] ?? undefined;
      return (label?.contains(element) ? label : element).getBoundingClientRect();
    };
    const nameOf = (element: Element) => {
      const label = (element as HTMLInputElement).labels?.[0] ?? element;
      const name = element.getAttribute('aria-label') ?? label.textContent ?? '';
      return `${element.tagName.toLowerCase()} “${name.trim().slice(0, 60)}”`;
    };
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
    // Elements below a dialog or scrolled away are not targets now.
    const canBeHit = (element: Element) => {
      const { left, top, width, height } = boxOf(element);
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return (
        hit !== null &&
        (element.contains(hit) || hit.contains(element) || (hit.closest('label')?.contains(element) ?? false))
      );
    };
    // A target inside another is the same place to a finger.
    const outermost = (element: Element) =>
      !all.some((other) => other !== element && other.contains(element));
    return all
      .filter((element) => canBeHit(element) && outermost(element))
      .map((element) => {
        const { left, top, width, height } = boxOf(element);
        return { name: nameOf(element), left, top, width, height, floats: floats(element) };
      });
  });
}
