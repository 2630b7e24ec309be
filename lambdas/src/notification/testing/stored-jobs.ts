import { everything, ofEntity, type TestTable } from '../../appointment/testing/audit-table.ts';
import type { JobItem } from '../job.ts';

/** Every job in a table, as its stream tells of it. */
export const storedJobs = async (table: TestTable): Promise<readonly JobItem[]> =>
	ofEntity(await everything(table), 'job').map((item) => item as unknown as JobItem);
