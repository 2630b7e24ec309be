import { eventually, type FixtureCloud, startFixtureCloud } from './testing/fixture-cloud.ts';

let cloud: FixtureCloud;
beforeAll(async () => {
	cloud = await startFixtureCloud();
});
afterAll(() => cloud.stop());
afterEach(async () => {
	await cloud.console('faults', []);
	await cloud.console('clock', { reset: true });
	await cloud.console('settled');
});

const signedFor = (service: string) => ({
	authorization: `AWS4-HMAC-SHA256 Credential=x/20260101/af-south-1/${service}/aws4_request, SignedHeaders=h, Signature=x`,
});
const slowSchedule = { service: 'scheduler', operation: 'Deliver', kind: 'delay', delayMs: 500 };

const book = async (job: { readonly id: string; readonly slowMs?: number; readonly queueUrl?: string }) => {
	const answer = await fetch(`${cloud.origin}/api/jobs`, { method: 'POST', body: JSON.stringify(job) });
	expect(answer.status).toBe(200);
};

const send = async (input: object) => {
	const headers = { 'x-amz-target': 'AmazonSQS.SendMessage', ...signedFor('sqs') };
	const QueueUrl = cloud.output('QueueUrl');
	const body = JSON.stringify({ QueueUrl, ...input });
	expect((await fetch(cloud.awsEndpoint, { method: 'POST', headers, body })).status).toBe(200);
};

const settled = () => cloud.console('settled');

describe('a cloud that is settled', () => {
	test('the effects of a write are done, however slow the function is', async () => {
		await book({ id: 'slow', slowMs: 1500 });
		expect(await settled()).toEqual({ busy: [] });
		expect(await cloud.hasItem('DONE#JOB#slow')).toBe(true);
	});

	test('a chain of write, stream, queue and function is done to its end', async () => {
		await book({ id: 'chain', slowMs: 200, queueUrl: cloud.output('QueueUrl') });
		await settled();
		expect(await cloud.hasItem('QUEUE#JOB#chain')).toBe(true);
	});

	test('each acknowledged write is done, even one during the reading of the stream', async () => {
		for (let at = 0; at < 20; at += 1) {
			const before = settled();
			await book({ id: `each-${at}`, queueUrl: cloud.output('QueueUrl') });
			await settled();
			expect(await cloud.hasItem(`QUEUE#JOB#each-${at}`)).toBe(true);
			await before;
		}
	});

	test('a delayed message is not waited for before it is due, and done afterwards', async () => {
		await send({ MessageBody: 'later', DelaySeconds: 600 });
		await settled();
		expect(await cloud.hasItem('QUEUE#later')).toBe(false);
		await cloud.console('clock', { advance: 'PT11M' });
		await settled();
		expect(await cloud.hasItem('QUEUE#later')).toBe(true);
	});

	test('a failed message is not waited for until its visibility timeout', async () => {
		await send({ MessageBody: 'poison' });
		expect(await settled()).toEqual({ busy: [] });
	});

	test('a schedule that is due after the clock was moved has fired, and its target is done', async () => {
		await cloud.console('faults', [slowSchedule]);
		await cloud.console('clock', { advance: 'PT2H' });
		await settled();
		expect(await cloud.hasItem('QUEUE#sweep')).toBe(true);
	});

	test('a schedule fires again when the clock is moved past its next time during a hand-over', async () => {
		await cloud.console('faults', [slowSchedule]);
		await cloud.console('clock', { advance: 'PT2H' });
		await cloud.console('clock', { advance: 'PT2H' });
		await settled();
		expect(await cloud.console('faults')).toMatchObject([{ happened: 2 }]);
	});

	test('a running call of a function is waited for, up to its timeout', async () => {
		const logs = async () => JSON.stringify(await cloud.console('logs?function=tiny-api'));
		const answer = fetch(`${cloud.origin}/api/sleep`);
		await eventually('the call reached its function', async () => (await logs()).includes('GET /api/sleep'));
		await settled();
		expect(await logs()).toContain('Task timed out');
		expect((await answer).status).toBe(500);
	});

	test('an event on which its function fails is sent to the dead-letter queue', async () => {
		await fetch(`${cloud.awsEndpoint}/2015-03-31/functions/tiny-worker/invocations`, {
			method: 'POST',
			headers: { 'x-amz-invocation-type': 'Event', ...signedFor('lambda') },
			body: JSON.stringify({ Records: [null] }),
		});
		await settled();
		const queues = await cloud.console<readonly { name: string; messages: readonly object[] }[]>('queues');
		const deadLetters = queues.find(({ name }) => name.endsWith('DeadLetters'))?.messages;
		expect(deadLetters).toContainEqual(expect.objectContaining({ body: '{"Records":[null]}' }));
	});
});
