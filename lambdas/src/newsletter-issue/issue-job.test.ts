import { issueMailJobId, issueOfJob, mailOfJob, pageJobId, testMailJobId } from './issue-job.ts';

test('the id of a job contains its issue and its recipient', () => {
	for (const id of [pageJobId('01I', 3), issueMailJobId('01I', '-a_b-to-c'), testMailJobId('01I', '01T')])
		expect(issueOfJob(id)).toBe('01I');
	expect(mailOfJob(issueMailJobId('01I', '-a_b-to-c'))).toEqual({ issueId: '01I', recipient: '-a_b-to-c' });
	expect([pageJobId('01I', 3), testMailJobId('01I', '01T'), '01JOB'].map(mailOfJob)).toEqual([
		undefined,
		undefined,
		undefined,
	]);
});
