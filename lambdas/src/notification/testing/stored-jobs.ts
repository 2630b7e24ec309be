import { scanEntity, type TestTable } from '../../appointment/testing/table-invariants.ts';
import type { JobItem } from '../../outbox/job.items.ts';

/** Every job of a table, in the shape of its stream. */
export const storedJobs = async (table: TestTable): Promise<readonly JobItem[]> =>
	(await scanEntity(table, 'job')).map((item) => item as JobItem);

/** Throws when there is no such job. */
export async function storedJob(table: TestTable, id: string): Promise<JobItem> {
	const job = (await storedJobs(table)).find((one) => one.id === id);
	if (!job) throw new Error(`There is no job ${id}.`);
	return job;
}
