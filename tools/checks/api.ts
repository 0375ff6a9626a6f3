// The public API is what docs/api says.
import { checkReports } from '../packages/api.ts';

await checkReports();
