import type { Job } from '../../outbox/job.ts';
import type { JobResult } from './job-result.ts';
import { workOnDemand } from './work-on-demand.wiring.ts';

const done: JobResult = { kind: 'finished', state: 'done' };
const obsolete: JobResult = { kind: 'finished', state: 'obsolete' };
const job = {} as Job; // nothing here reads it

test('the work of jobs that are done together is loaded with the first of them', async () => {
	const load = jest.fn(async () => ({ day_change: async () => done, day_notice_mail: async () => obsolete }));
	const work = workOnDemand(['day_change', 'day_notice_mail'], load);
	expect(Object.keys(work)).toEqual(['day_change', 'day_notice_mail']);
	expect(load).not.toHaveBeenCalled();
	expect(await work.day_notice_mail(job)).toEqual(obsolete);
	expect(await work.day_change(job)).toEqual(done);
	expect(load).toHaveBeenCalledTimes(1);
});

test('work that could not be loaded fails its job, which is tried again, and is loaded then', async () => {
	const load = jest.fn(async () => ({ day_change: async () => done }));
	load.mockRejectedValueOnce(new Error('no file'));
	const work = workOnDemand(['day_change'], load);
	await expect(work.day_change(job)).rejects.toThrow('no file');
	expect(await work.day_change(job)).toEqual(done);
});
