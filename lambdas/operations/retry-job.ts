import { jobRepository } from '../src/notification/job/job.repository.ts';
import { clock } from '../src/platform/clock.ts';
import { requireEnv } from '../src/platform/config.ts';
import { documentClient } from '../src/platform/table/dynamo.ts';

/** The entry point of `npm run jobs:retry`: reopens the job JOB_ID, which was given up, in the table TABLE_NAME. */
const id = requireEnv('JOB_ID');
const jobs = jobRepository(documentClient(), requireEnv('TABLE_NAME'));

if (await jobs.reopen(id, clock()))
	console.log(`The job ${id} is open again: it is tried now and, if that fails, for another 72 hours.`);
else {
	console.error(`There is no job ${id} that was given up. Nothing was changed.`);
	process.exitCode = 1;
}
