// Sets theme and text size before the first paint, from where src/preferences.svelte.ts keeps them; without a theme the
// system decides.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('picket.preferences')) || kept;
  } catch (nothing) {
    // No storage, or nothing in it that can be read.
  }
  var root = document.documentElement;
  if (kept.textSize >= 90 && kept.textSize <= 150) root.style.setProperty('--letters', kept.textSize / 100);
  var evening =
    kept.theme === 'evening' ||
    (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (!evening) return;
  root.dataset.theme = 'evening';
  document.querySelector('meta[name=theme-color]').content = '#0F1A22';
})();
