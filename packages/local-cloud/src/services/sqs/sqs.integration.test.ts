import { createHash } from 'node:crypto';
import { eventually, type FixtureCloud, startFixtureCloud } from '../../testing/fixture-cloud.ts';

let cloud: FixtureCloud;
beforeAll(async () => {
	cloud = await startFixtureCloud();
});
afterAll(() => cloud.stop());

describe('SQS', () => {
	const call = async (operation: string, input: object) => {
		const answer = await fetch(cloud.awsEndpoint, {
			method: 'POST',
			headers: {
				'x-amz-target': `AmazonSQS.${operation}`,
				authorization:
					'AWS4-HMAC-SHA256 Credential=x/20260101/af-south-1/sqs/aws4_request, SignedHeaders=h, Signature=x',
			},
			body: JSON.stringify(input),
		});
		return answer.json();
	};

	test('a queue delivers a message once per visibility timeout, and to the dead-letter queue after too many receives', async () => {
		const QueueUrl = cloud.output('QueueUrl');
		const { MD5OfMessageBody } = await call('SendMessage', { QueueUrl, MessageBody: 'poison' });
		expect(MD5OfMessageBody).toBe(createHash('md5').update('poison').digest('hex'));
		// The worker reports it as failed; moving the clock passes the queue's 60 seconds.
		const dead = async () =>
			(await call('GetQueueAttributes', { QueueUrl: cloud.output('DeadLettersUrl') })).Attributes
				.ApproximateNumberOfMessages;
		await eventually('it was in the dead letters', async () => {
			await cloud.console('clock', { advance: 'PT61S' });
			return (await dead()) === '1';
		});
		const DeadUrl = cloud.output('DeadLettersUrl');
		const { Messages } = await call('ReceiveMessage', { QueueUrl: DeadUrl, WaitTimeSeconds: 1 });
		expect(Messages[0].Body).toBe('poison');
		expect((await call('ReceiveMessage', { QueueUrl: DeadUrl })).Messages).toEqual([]);
		await call('DeleteMessage', { QueueUrl: DeadUrl, ReceiptHandle: Messages[0].ReceiptHandle });
		expect(await dead()).toBe('0');
		await cloud.console('clock', { reset: true });
	});
});
