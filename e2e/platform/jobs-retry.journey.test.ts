import { randomUUID } from 'node:crypto';
import { DynamoDBClient, paginateScan, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { cloudFixture } from '../support/journey-fixture.ts';
import { newClient } from '../support/log-in.ts';
import { mailTo, untilMail } from '../support/notices/mails.ts';
import { runOnCloud, runScript, type ScriptResult } from '../support/processes/run-script.ts';

const site = cloudFixture();
let db: DynamoDBClient;
beforeAll(() => {
	db = new DynamoDBClient({
		endpoint: site.cloud.awsEndpoint,
		region: 'af-south-1',
		credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
	});
});
afterAll(() => db?.destroy());

const retry = (id: string): Promise<ScriptResult> => runOnCloud(site.cloud, 'jobs-retry', id);

/** The ids of finished jobs of a type. Uses a Scan, which only tests may do. */
async function finishedJobs(type: string): Promise<readonly string[]> {
	const ids: string[] = [];
	const scan = {
		TableName: site.cloud.tableName,
		FilterExpression: 'entity = :job AND #type = :type AND #state = :done',
		ExpressionAttributeNames: { '#type': 'type', '#state': 'state' },
		ExpressionAttributeValues: { ':job': { S: 'job' }, ':type': { S: type }, ':done': { S: 'done' } },
	};
	for await (const { Items = [] } of paginateScan({ client: db }, scan))
		ids.push(...Items.flatMap(({ id }) => (id?.S === undefined ? [] : [id.S])));
	return ids;
}

/** Puts a job into the state after 72 hours without a mail service. */
const giveUp = (id: string) =>
	db.send(
		new UpdateItemCommand({
			TableName: site.cloud.tableName,
			Key: { PK: { S: `JOB#${id}` }, SK: { S: 'J' } },
			UpdateExpression: 'SET #state = :dead',
			ExpressionAttributeNames: { '#state': 'state' },
			ExpressionAttributeValues: { ':dead': { S: 'dead' } },
		}),
	);

test('a job that was given up runs once after staff reopen it', async () => {
	const before = new Set(await finishedJobs('welcome_mail'));
	const { email } = await newClient(site.cloud.origin);
	const toThem = mailTo(email, /./);
	await untilMail(site.cloud, toThem);
	const count = async () => (await site.cloud.mails()).filter(toThem).length;
	const first = await count();
	const newJobs = async () => (await finishedJobs('welcome_mail')).filter((each) => !before.has(each));
	const [id = '', ...others] = await newJobs();
	expect(others).toEqual([]);

	expect(await retry(id)).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was changed') });
	await giveUp(id);
	expect(await retry(id)).toMatchObject({ code: 0, output: expect.stringContaining('is open again') });
	await site.cloud.settled();
	expect(await newJobs()).toEqual([id]);
	expect(await retry(id)).toMatchObject({ code: 1 });
	await site.cloud.settled();
	expect(await count()).toBe(first + 1);
});

test('an unknown job and a malformed call change nothing, with a message', async () => {
	expect(await retry(randomUUID())).toMatchObject({ code: 1, output: expect.stringContaining('There is no job') });
	expect(await runScript('jobs-retry')).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') });
});
