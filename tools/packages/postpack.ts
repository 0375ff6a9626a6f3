// After `npm pack` in a package's folder.
import { restoreManifest } from './manifest.ts';

restoreManifest(process.cwd());
