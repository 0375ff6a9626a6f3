import { mount, unmount } from 'svelte';
import { keepLanguage } from './keepLanguage.ts';
import { isNewestWanted, useNewest } from './newest.ts';
import UpdateBar from './UpdateBar.svelte';

/** How often an open tab checks for a newer version, in milliseconds. */
const ASK_EVERY = 3_600_000;

/** Installs the service worker, and then offers newer versions. Never reloads automatically. */
export async function install(): Promise<void> {
  const { serviceWorker } = navigator;
  await keepLanguage(document.documentElement.lang);
  const before = serviceWorker.controller;
  // Without a service worker the game works online.
  const found = await serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  // Some browsers return nothing if workers are blocked, whatever the types say.
  if (found === undefined) return;

  let bar: ReturnType<typeof mount> | undefined;
  const later = () => {
    if (bar !== undefined) void unmount(bar);
    bar = undefined;
  };
  const offer = () => {
    const app = document.getElementById('app');
    if (bar !== undefined || app === null) return;
    const onnow = () => void useNewest();
    bar = mount(UpdateBar, { target: document.body, anchor: app, props: { onnow, onlater: later } });
  };

  if (before !== null && found.waiting !== null) offer();
  found.addEventListener('updatefound', () => {
    const next = found.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && serviceWorker.controller !== null) offer();
    });
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (isNewestWanted()) location.reload();
    // The first installation is not an update.
    else if (before !== null) offer();
  });
  setInterval(() => void found.update().catch(() => {}), ASK_EVERY);
}
