// Sets the theme before the first paint, from where src/preferences.svelte.ts keeps it; without one the system decides.
(function () {
  var chosen = 'auto';
  try {
    chosen = JSON.parse(localStorage.getItem('picket.preferences')).theme;
  } catch (nothing) {
    // No storage, or nothing in it that can be read.
  }
  var evening =
    chosen === 'evening' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (!evening) return;
  document.documentElement.dataset.theme = 'evening';
  document.querySelector('meta[name=theme-color]').content = '#0F1A22';
})();
