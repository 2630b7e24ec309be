import type { JobItem } from '../../src/outbox/job.items.ts';
import { scanEntity, type TestTable } from '../appointment/table-invariants.ts';

/** Every job of a table, in the shape of its stream. */
export const storedJobs = async (table: TestTable): Promise<readonly JobItem[]> =>
	(await scanEntity(table, 'job')).map((item) => item as JobItem);

/** Throws when there is no such job. */
export async function storedJob(table: TestTable, id: string): Promise<JobItem> {
	const job = (await storedJobs(table)).find((one) => one.id === id);
	if (!job) throw new Error(`There is no job ${id}.`);
	return job;
}
