import type { Attachment } from 'svelte/attachments';

/** The values of all elements on the page, by name; the newest one counts. */
const marks = new Map<string, string[]>();

/**
 * Marks the root element while an element is on the page, so styles outside it can react:
 * `{@attach marksRoot('bar', 'over')}` sets `data-bar="over"` on `<html>`. `:root:has(…)` would do the same, but makes the
 * browser search the whole page after every change, even between a tap and its ink.
 */
export const marksRoot =
  (name: string, value = ''): Attachment =>
  () => {
    const values = marks.get(name) ?? [];
    marks.set(name, values);
    values.push(value);
    show(name, values);
    return () => {
      values.splice(values.lastIndexOf(value), 1);
      show(name, values);
    };
  };

function show(name: string, values: readonly string[]): void {
  const value = values.at(-1);
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}
