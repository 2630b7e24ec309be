import { scanEntity, type TestTable } from '../../appointment/testing/table-invariants.ts';
import type { JobItem } from '../../outbox/job.items.ts';

/** Every job in a table, as its stream reports it. */
export const storedJobs = async (table: TestTable): Promise<readonly JobItem[]> =>
	(await scanEntity(table, 'job')).map((item) => item as JobItem);

/** The job of this id. Throws when nobody promised it. */
export async function storedJob(table: TestTable, id: string): Promise<JobItem> {
	const job = (await storedJobs(table)).find((one) => one.id === id);
	if (!job) throw new Error(`There is no job ${id}.`);
	return job;
}
