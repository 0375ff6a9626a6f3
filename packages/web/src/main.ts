import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/layout.css';
import App from './App.svelte';
import { prepareLook } from './platform/preferences.svelte.ts';
import { speak } from './text/language.ts';
import { followLanguage } from './text/languageSignal.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no element for the app.');
followLanguage();
// public/early.js has chosen the language and begun to fetch it.
Promise.all([speak(document.documentElement.lang), prepareLook()]).then(
  () => mount(App, { target }),
  () => document.getElementById('failed')?.removeAttribute('hidden'),
);

// After the page has everything it needs: prefetching must not delay it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void import('./pwa/install.ts').then(({ install }) => install()));
}
