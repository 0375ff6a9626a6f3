import { mount } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/contrast.css';
import '../src/styles/fonts.css';
import '../src/styles/base.css';
import '../src/styles/parts.css';
import '../src/styles/layout.css';
import Ends from './Ends.svelte';
import Gallery from './Gallery.svelte';
import { speakAll } from '../src/text/language.ts';
import Table from './Table.svelte';

/** `?view=wide|narrow|end` for a whole sheet instead of all parts, `&theme=evening`, `&contrast=more`, `&step=…` (see Table.svelte), `&houses=1,16,9`. */
const query = new URLSearchParams(location.search);
const view = query.get('view');
const evening = matchMedia('(prefers-color-scheme: dark)');
evening.addEventListener('change', setTheme);
setTheme();

await speakAll('en');
const target = document.body;
if (view === null) mount(Gallery, { target });
else if (view === 'end') mount(Ends, { target });
else {
  const geometry = view === 'narrow' ? 'narrow' : 'wide';
  mount(Table, {
    target,
    props: { geometry, start: query.get('step') ?? 'legal', houses: query.get('houses') ?? '' },
  });
}

function setTheme(): void {
  document.documentElement.dataset['theme'] = query.get('theme') ?? (evening.matches ? 'evening' : 'light');
  document.documentElement.dataset['contrast'] = query.get('contrast') ?? 'normal';
}
