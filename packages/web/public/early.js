// Before the first paint: language, theme, contrast, typeface and text size from where src/platform/preferences.svelte.ts stores them. Without
// a language the browser decides, without a theme or contrast the system.
(function () {
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('picket.preferences')) || stored;
  } catch (nothing) {
    // No storage, or nothing in it that can be read.
  }
  var root = document.documentElement;

  // The build lists the languages here, with their files.
  var languages = JSON.parse(root.dataset.languages || '{}');
  var wanted = [stored.language].concat(navigator.languages).map(function (tag) {
    return String(tag).slice(0, 2).toLowerCase();
  });
  root.lang =
    wanted.find(function (code) {
      return code in languages;
    }) || 'en';
  (languages[root.lang] || []).forEach(function (file) {
    var preload = document.createElement('link');
    preload.rel = 'modulepreload';
    preload.href = file;
    document.head.append(preload);
  });

  if (stored.textSize >= 90 && stored.textSize <= 200)
    root.style.setProperty('--letters', stored.textSize / 100);
  if (stored.typeface === 'clear') root.dataset.typeface = 'clear';
  if (
    stored.contrast === 'more' ||
    (stored.contrast !== 'normal' && matchMedia('(prefers-contrast: more)').matches)
  )
    root.dataset.contrast = 'more';
  var evening =
    stored.theme === 'evening' ||
    (stored.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (!evening) return;
  root.dataset.theme = 'evening';
  document.querySelector('meta[name=theme-color]').content = '#0F1A22';
})();
