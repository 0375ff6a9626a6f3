import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A tap target. */
interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Without the parts scrolled out of its container. */
  readonly shown: Box;
  /** Its layer: 0 for the page. */
  readonly layer: number;
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
      .filter((other) => one.floats === other.floats && inTheWay(one, other))
      .map((other) => `${one.name} and ${other.name} overlap by ${overlap(one, other).toFixed(1)}`),
  );
  return [...small, ...over];
}

/** Overlays may cover a part of a target if enough of it is left. */
function inTheWay(one: Target, other: Target): boolean {
  if (overlap(one, other) <= OVERLAP) return false;
  if (one.layer === other.layer) return true;
  const [below, above] = one.layer === 0 ? [one, other] : [other, one];
  return Math.max(below.width - across(below, above), below.height - down(below, above)) < LEAST;
}

const across = ({ shown: a }: Target, { shown: b }: Target): number =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left);
const down = ({ shown: a }: Target, { shown: b }: Target): number =>
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);

/** The smaller side of the intersection of two targets. */
const overlap = (one: Target, other: Target): number => Math.min(across(one, other), down(one, other));

/** Every enabled, visible interactive element that is not covered. */
function targetsOf(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const ENABLED =
      'a[href], button, input, select, textarea, summary, [role=button], [role=gridcell], [role=radio], [role=switch], [tabindex="0"], [data-cell]';
    const all = [...document.querySelectorAll(ENABLED)].filter((element) => {
      const isOff =
        element.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *, [inert] *') ||
        getComputedStyle(element).visibility === 'hidden';
      // Skip links are visible only with the focus.
      if (/inset\(50%\)/.test(getComputedStyle(element).clipPath)) return false;
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
    // The overlays: a question over the houses, a hint, and notices.
    const layers = [...document.querySelectorAll('.question, .slip, .wire')];
    const shownBox = (element: Element) => {
      let { left, top, right, bottom } = boxOf(element);
      for (let one = element.parentElement; one !== null; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (!/auto|scroll/.test(overflowX + overflowY)) continue;
        const box = one.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return { left, top, right, bottom };
    };
    // Elements below a dialog or scrolled away are not targets now.
    const canBeHit = (element: Element) => {
      const { left, top, width, height } = boxOf(element);
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return (
        hit !== null &&
        (element.contains(hit) || hit.contains(element) || (hit.closest('label')?.contains(element) ?? false))
      );
    };
    // A target inside another one counts as one.
    const outermost = (element: Element) =>
      !all.some((other) => other !== element && other.contains(element));
    return all
      .filter((element) => canBeHit(element) && outermost(element))
      .map((element) => {
        const { width, height } = boxOf(element);
        const layer = layers.findIndex((one) => one.contains(element)) + 1;
        return {
          name: nameOf(element),
          width,
          height,
          shown: shownBox(element),
          layer,
          floats: floats(element),
        };
      });
  });
}
