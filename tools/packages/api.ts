// npm run api:update: writes the API reports in docs/api, with every public name and its type.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { root } from '../picket.ts';
import { buildPackages } from './build.ts';
import { ENTRY_POINTS, type EntryPoint } from './entryPoints.ts';
import { folderOf } from './packages.ts';

const HERE = 'docs/api';
const FRESH = 'build/api';

const silent = { default: { logLevel: ExtractorLogLevel.None } };

/** `picket-engine-fast.api.md` */
const fileOf = ({ specifier }: EntryPoint) => `${specifier.replace('/', '-')}.api.md`;

function configOf(entry: EntryPoint): ExtractorConfig {
  const { name, specifier, types } = entry;
  const projectFolder = folderOf(name);
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(projectFolder, 'package.json'),
    configObject: {
      projectFolder,
      mainEntryPointFilePath: join(projectFolder, types),
      compiler: { tsconfigFilePath: join(projectFolder, 'tsconfig.build.json') },
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFileName: fileOf(entry),
        reportFolder: join(root, HERE),
        reportTempFolder: join(root, FRESH),
        // Types that are reachable but not exported count too. The engine's are all in its first report.
        includeForgottenExports: !specifier.includes('/'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      // Other checks cover comments and types; only the report matters here.
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}

/** Whether the report on disk differs from the code. With `update`, rewrites it. */
function differs(entry: EntryPoint, update: boolean): boolean {
  const { apiReportChanged } = Extractor.invoke(configOf(entry), {
    localBuild: update,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  return apiReportChanged;
}

async function changedReports(update: boolean): Promise<string[]> {
  await buildPackages();
  mkdirSync(join(root, HERE), { recursive: true });
  return ENTRY_POINTS.filter((entry) => differs(entry, update)).map(fileOf);
}

/** Names the reports that are out of date. */
export async function checkReports(): Promise<void> {
  const changed = await changedReports(false);
  if (changed.length === 0) return;
  console.error(`The API differs from ${HERE}: ${changed.join(', ')}. The current API is in ${FRESH}.`);
  console.error('If the change is intended, run: npm run api:update');
  process.exitCode = 1;
}

if (import.meta.main) {
  for (const report of await changedReports(true)) console.log(`Wrote ${HERE}/${report}.`);
}
