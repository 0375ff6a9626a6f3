import type { Attachment } from 'svelte/attachments';

/** Of each name, the values of the elements on the page: the newest counts. */
const marks = new Map<string, string[]>();

/**
 * Marks the root while an element is on the page, for the styles of what is around it:
 * `{@attach marksRoot('bar', 'over')}` sets `data-bar="over"` on `<html>`. `:root:has(…)` could ask the same, but then the
 * browser searches the whole page after every change, even between a tap and its ink.
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
