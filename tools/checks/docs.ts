// Generated pages are up to date.
import { checkPages } from '../docs.ts';

checkPages();
