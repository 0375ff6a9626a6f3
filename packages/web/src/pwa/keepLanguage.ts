/** The service worker caches the texts of one language; this stores which one, also for the next version. */
export async function keepLanguage(code: string): Promise<void> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  try {
    await (await caches.open('picketwords')).put('/language', new Response(code));
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    active?.postMessage({ language: code });
  } catch {
    // Storage is blocked or full: the language works online only.
  }
}
