import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/layout.css';
import App from './App.svelte';
import { afterPaint } from './platform/afterPaint.ts';
import { prepareLook } from './platform/preferences.svelte.ts';
import { speak } from './text/language.ts';
import { followLanguage } from './text/languageSignal.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no element for the app.');
followLanguage();
// public/early.js has chosen the language and started the download.
Promise.all([speak(document.documentElement.lang), prepareLook()])
  .then(
    () => mount(App, { target }),
    () => document.getElementById('failed')?.removeAttribute('hidden'),
  )
  .finally(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // Prefetching must not delay the first paint.
    afterPaint(() => void import('./pwa/install.ts').then(({ install }) => install()));
  });
