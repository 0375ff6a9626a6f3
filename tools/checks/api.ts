// The public API matches docs/api.
import { checkReports } from '../packages/api.ts';

await checkReports();
