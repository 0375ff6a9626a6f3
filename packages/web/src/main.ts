import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/layout.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no place for the app.');
mount(App, { target });
