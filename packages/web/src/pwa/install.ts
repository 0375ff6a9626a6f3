import { mount, unmount } from 'svelte';
import { isNewestWanted, useNewest } from './newest.ts';
import UpdateBar from './UpdateBar.svelte';

/** How often a tab that stays open asks for a newer version, in milliseconds. */
const ASK_EVERY = 3_600_000;

/** Installs the service worker, and from then on offers newer versions. Nothing is ever loaded anew by itself. */
export async function install(): Promise<void> {
  const { serviceWorker } = navigator;
  const before = serviceWorker.controller;
  // A browser that forbids it still plays, with a network.
  const found = await serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  // Whatever the types say: where workers are blocked, some give nothing back.
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
    // The first one of all brings nothing new.
    else if (before !== null) offer();
  });
  setInterval(() => void found.update().catch(() => {}), ASK_EVERY);
}
