const OURS = 'picket';

/** Deletes everything Picket has stored in this browser; false if something could not be deleted. */
export async function eraseEverything(): Promise<boolean> {
  // Both are missing in an insecure context, whatever the types say.
  const caches = globalThis.caches as CacheStorage | undefined;
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  try {
    // Only this one can be blocked by another tab, so it comes first, before anything is lost.
    await deleted(OURS);
    for (const name of (await caches?.keys()) ?? []) if (name.startsWith(OURS)) await caches?.delete(name);
    for (const worker of (await workers?.getRegistrations()) ?? []) await worker.unregister();
    for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

function deleted(database: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(database);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')));
    // Another tab blocks it.
    request.addEventListener('blocked', () => reject(new Error('blocked')));
  });
}
