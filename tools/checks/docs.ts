// Generated pages say what the code says.
import { checkPages } from '../docs.ts';

checkPages();
