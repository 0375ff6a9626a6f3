let wanted = false;

/** Whether this page has requested the update. */
export function isNewestWanted(): boolean {
  return wanted;
}

/** Loads the newest version. Reloading is not enough: the old worker answers until the new one takes over. */
export async function useNewest(): Promise<void> {
  wanted = true;
  // In an insecure context there is none, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const found = await workers?.getRegistration();
  if (found?.waiting === null) await found.update().catch(() => undefined);
  const next = found?.waiting ?? found?.installing;
  // Another tab may have accepted the update: then only this page is old.
  if (next === undefined || next === null) return location.reload();
  if (next.state === 'installing') await settled(next);
  if (next.state === 'redundant') location.reload();
  else next.postMessage('take-over');
}

function settled(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
}
