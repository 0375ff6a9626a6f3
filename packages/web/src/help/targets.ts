import { SLOTS, type Slot, type Spot } from 'picket-engine';
import { PARTS } from '../scene/parts.ts';
import type { Explained } from '../turn/intent.ts';

/** Something on the table that can be explained. */
export type Target =
  | { readonly kind: 'offer' | 'seat'; readonly index: number }
  | { readonly kind: 'plan'; readonly slot: Slot }
  | { readonly kind: 'part'; readonly part: Explained['part'] }
  | { readonly kind: 'park'; readonly street: number }
  | { readonly kind: 'value'; readonly size: number }
  | { readonly kind: 'estate' | 'house' | 'gap'; readonly spot: Spot }
  | { readonly kind: 'rival' | 'stack' }
  | { readonly kind: 'choice'; readonly id: string };

/** What can be explained: elements with their own code, or with one that says what a tap does. */
const ATTRIBUTES = ['data-explain', 'data-cell', 'data-offer', 'data-plan', 'data-chip'] as const;
const EXPLAINED = ATTRIBUTES.map((name) => `[${name}]`).join();

/** The nearest part of the page around an element that can be explained. */
export function explainedAt(element: unknown): Element | undefined {
  return element instanceof Element ? (element.closest(EXPLAINED) ?? undefined) : undefined;
}

export function targetOf(element: Pick<Element, 'getAttribute'>): Target | undefined {
  const name = ATTRIBUTES.find((attribute) => element.getAttribute(attribute) !== null);
  const code = name === undefined ? '' : (element.getAttribute(name) ?? '');
  switch (name) {
    case 'data-explain':
    case 'data-cell':
      return coded(code);
    case 'data-offer':
      return { kind: 'offer', index: Number(code) };
    case 'data-plan':
      return slotted(code);
    case 'data-chip':
      return { kind: 'choice', id: code };
    case undefined:
      return undefined;
  }
}

function slotted(code: string): Target | undefined {
  const slot = SLOTS.find((slot) => slot === code);
  return slot === undefined ? undefined : { kind: 'plan', slot };
}

const ALL_PARTS: readonly Explained['part'][] = [...PARTS, 'total'];

/** “lot 0 3”, “gap 1 2”, “estate 1 4”, “explain parks 2”, “seat 1”, “value 3”. */
function coded(code: string): Target | undefined {
  const [kind = '', first = '', second = ''] = code.split(' ');
  const [a, b] = [Number(first), Number(second)];
  switch (kind) {
    case 'lot':
      return { kind: 'house', spot: [a, b] };
    case 'gap':
    case 'estate':
      return { kind, spot: [a, b] };
    case 'seat':
      return { kind, index: a };
    case 'value':
      return { kind, size: a };
    case 'rival':
    case 'stack':
      return { kind };
    case 'explain': {
      if (first === 'parks' && second !== '') return { kind: 'park', street: b };
      if (first === 'estates' && second !== '') return { kind: 'value', size: b };
      const part = ALL_PARTS.find((part) => part === first);
      return part === undefined ? undefined : { kind: 'part', part };
    }
    default:
      return undefined;
  }
}
