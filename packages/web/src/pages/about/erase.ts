const OURS = 'picket';

/** Deletes everything that Picket has put into this browser; false if something would not go. */
export async function eraseEverything(): Promise<boolean> {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key);
    for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    await deleted(OURS);
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
    // Another tab does not let go of it.
    request.addEventListener('blocked', () => reject(new Error('blocked')));
  });
}
