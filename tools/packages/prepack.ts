// Before `npm pack` in a package's folder: builds all packages and prepares this one. postpack.ts undoes that.
import { buildPackages } from './build.ts';
import { keepManifest, preparePackage } from './manifest.ts';

const folder = process.cwd();
await buildPackages();
keepManifest(folder);
preparePackage(folder);
