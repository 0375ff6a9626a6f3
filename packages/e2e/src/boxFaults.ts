import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

/** What is cut off or overlaps on the current page, found by measuring the boxes of its text. */
export async function boxFaults(page: Page): Promise<string[]> {
  await settle(page);
  return page.evaluate(measure);
}

/** Runs in the page. */
function measure(): string[] {
  /** Letters may reach this far over the edge of their line. */
  const SLACK = 2;
  /** The height of capitals and digits, in ems. */
  const CAPITALS = 0.72;
  interface Line {
    readonly text: string;
    readonly element: Element;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const chains = new Map<Element, readonly Element[]>();
  const ancestors = (element: Element | null): readonly Element[] => {
    if (element === null) return [];
    const known = chains.get(element) ?? [element, ...ancestors(element.parentElement)];
    chains.set(element, known);
    return known;
  };
  // Behind an open dialog nothing can be read or tapped.
  const dialog = document.querySelector('dialog[open]') ?? document.body;

  /** Only for screen readers, part of a drawing, or hidden. */
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('svg, script, style, noscript, .sr, [inert]') !== null ||
    ancestors(element).some((one) => /inset\(50%\)/.test(styleOf(one).clipPath));

  /** Shortened on purpose: with an ellipsis, or to a number of lines. */
  const isShortened = (element: Element): boolean =>
    ancestors(element).some(
      (one) => styleOf(one).textOverflow === 'ellipsis' || styleOf(one).webkitLineClamp !== 'none',
    );

  /** The element that clips a line without a way to scroll to it. */
  const clippedBy = (line: Line): Element | undefined => {
    for (const one of ancestors(line.element)) {
      const { overflowX, overflowY } = styleOf(one);
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return undefined;
      const box = one.getBoundingClientRect();
      const cutsX =
        /hidden|clip/.test(overflowX) && (line.left < box.left - SLACK || line.right > box.right + SLACK);
      const cutsY =
        /hidden|clip/.test(overflowY) && (line.top < box.top - SLACK || line.bottom > box.bottom + SLACK);
      if (cutsX || cutsY) return one;
    }
    return undefined;
  };
  /** The visible part of a shortened text. */
  const shownPart = (line: Line): Line =>
    ancestors(line.element)
      .filter((one) => /hidden|clip/.test(styleOf(one).overflowX))
      .map((one) => one.getBoundingClientRect())
      .reduce(
        (seen, box) => ({
          ...seen,
          left: Math.max(seen.left, box.left),
          right: Math.min(seen.right, box.right),
          top: Math.max(seen.top, box.top),
          bottom: Math.min(seen.bottom, box.bottom),
        }),
        line,
      );
  const scrolls = (element: Element): boolean =>
    ancestors(element).some((one) => {
      const { overflowX, overflowY } = styleOf(one);
      return (
        (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth) ||
        (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight)
      );
    });
  /** Temporary overlays. */
  const overlayOf = (element: Element): Element | null =>
    element.closest('dialog, .slip, .strip, .question, .moment, .bubble');
  /** The fixed or sticky ancestor, if any. */
  const floatOf = (element: Element): Element | undefined =>
    ancestors(element).find((one) => /fixed|sticky/.test(styleOf(one).position));

  const lines: Line[] = [];
  const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width < 2 || height < 2) continue;
      // A line box is higher than its letters.
      const letters = Number.parseFloat(styleOf(element).fontSize) * CAPITALS;
      const inset = Math.max(0, (height - letters) / 2);
      const line = {
        text: text.slice(0, 40),
        element,
        left,
        right,
        top: top + inset,
        bottom: bottom - inset,
      };
      const seen = isShortened(element) ? shownPart(line) : line;
      if (seen.right > seen.left && seen.bottom > seen.top) lines.push(seen);
    }
  }

  const faults = new Set<string>();
  const page = document.documentElement;
  for (const line of lines) {
    if (isShortened(line.element)) continue;
    const cut = clippedBy(line);
    if (cut !== undefined) {
      faults.add(`“${line.text}” is cut off by ${cut.tagName.toLowerCase()}.${cut.classList[0] ?? ''}`);
    }
    const out = line.left < -SLACK || line.right > page.clientWidth + SLACK;
    if (out && !scrolls(line.element)) faults.add(`“${line.text}” leaves the page`);
    const button = line.element.closest('button, a.button, .button, .chip, .panel, dialog, td, th');
    // Temporary overlays may be wider than their button.
    const isOver = button !== null && button.contains(overlayOf(line.element));
    if (button !== null && !isOver && !scrolls(line.element)) {
      const box = button.getBoundingClientRect();
      const over = Math.max(
        box.left - line.left,
        line.right - box.right,
        box.top - line.top,
        line.bottom - box.bottom,
      );
      if (over > SLACK) {
        const where = `${button.tagName.toLowerCase()}.${button.classList[0] ?? ''}`;
        faults.add(`“${line.text}” sticks out of ${where} by ${over.toFixed(0)}`);
      }
    }
  }
  const isLong = page.scrollHeight > innerHeight + 1;
  // Sorted from top to bottom: only lines that begin before this one ends can overlap it.
  const sorted = lines.toSorted((a, b) => a.top - b.top);
  for (const [i, one] of sorted.entries()) {
    for (let j = i + 1; j < sorted.length; j++) {
      const other = sorted[j];
      if (other === undefined || other.top > one.bottom) break;
      if (one.element === other.element) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across <= SLACK || down <= SLACK) continue;
      if (overlayOf(one.element) !== overlayOf(other.element)) continue;
      // Scrolling reveals what a bar covers.
      const canScroll = isLong || scrolls(one.element) || scrolls(other.element);
      if (floatOf(one.element) !== floatOf(other.element) && canScroll) continue;
      // Scrolled out of its container.
      if (scrolls(one.element) !== scrolls(other.element)) continue;
      faults.add(`“${one.text}” and “${other.text}” overlap by ${across.toFixed(0)}×${down.toFixed(0)}`);
    }
  }
  return [...faults];
}
