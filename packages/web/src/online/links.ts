import { hashOf, type Route } from '../platform/router.ts';

/** A URL of this client that others can open. */
export function addressOf(route: Route): string {
  return new URL(hashOf(route), location.origin + location.pathname).href;
}

/** Returns whether it worked: not every browser allows it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
