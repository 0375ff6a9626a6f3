import { mount } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/fonts.css';
import '../src/styles/base.css';
import Ends from './Ends.svelte';
import Kit from './Kit.svelte';
import Table from './Table.svelte';

/** `?view=kit|wide|narrow|end`, `&theme=evening`, `&step=…` (see Table.svelte), `&houses=1,16,9`. */
const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
const target = document.body;
const view = query.get('view') ?? 'kit';
const table = {
  geometry: view === 'narrow' ? 'narrow' : 'wide',
  start: query.get('step') ?? 'legal',
  houses: query.get('houses') ?? '',
} as const;
if (view === 'kit') mount(Kit, { target });
else if (view === 'end') mount(Ends, { target });
else mount(Table, { target, props: table });
