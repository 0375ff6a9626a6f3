import { chromium, HOW_TO_GET_CHROMIUM } from './chromium.ts';
import { runNode } from './runNode.ts';
import { withClient } from './withClient.ts';

/** Runs a script that drives a browser against the built client; resolves with its exit code. */
export function runBrowserScript(script: string, args: readonly string[]): Promise<number> {
  const browser = chromium();
  if (browser === undefined) {
    console.error(HOW_TO_GET_CHROMIUM);
    return Promise.resolve(2);
  }
  return withClient((url) => runNode([script, ...args], { PICKET_URL: url, PICKET_CHROMIUM: browser }));
}
