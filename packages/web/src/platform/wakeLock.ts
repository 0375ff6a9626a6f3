/** Keeps the screen on until released. Browsers release the lock whenever the page is hidden. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  let gone = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (gone) await lock.release();
    } catch {
      // A low battery or a setting may deny it; the game continues.
    }
  };
  const again = (): void => void ask();
  again();
  document.addEventListener('visibilitychange', again);
  return () => {
    gone = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
