import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { bookingFixture, FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import { type HttpRequest, requestOver, startFunction } from '../../test-support/functions/bundled-functions.ts';
import { deliverJobs } from '../../test-support/functions/deliver-jobs.ts';
import { type SesServer, sesServer } from '../../test-support/functions/ses-server.ts';
import type { BundledFunction } from '../../test-support/platform/bundled-function.ts';
import { type KmsServer, kmsServer } from '../../test-support/platform/kms-server.ts';

const OWNER = 'amina@example.ke';
const STAFF = 'wanjiru@example.ke';
const PASSWORD = 'Mvua7ya7Kusi!';

const NAMES = ['identity', 'admin', 'notifier', 'mail-events'] as const;
let functions: Record<(typeof NAMES)[number], BundledFunction>;
let kms: KmsServer;
let ses: SesServer;
let table: FreshTable;

beforeEach(async () => {
	table = await freshTable();
	await bookingFixture(table);
	[kms, ses] = await Promise.all([kmsServer(), sesServer()]);
	const start = (name: (typeof NAMES)[number]) => startFunction(name, { table, kms, ses, now: FIXTURE_NOW });
	const [identity, admin, notifier, mailEvents] = await Promise.all([
		start('identity'),
		start('admin'),
		start('notifier'),
		start('mail-events'),
	]);
	functions = { identity, admin, notifier, 'mail-events': mailEvents };
});
afterEach(async () => {
	for (const running of Object.values(functions)) running.stop();
	kms.close();
	ses.close();
	await table.close();
});

const ask = (route: string, request?: HttpRequest) => requestOver(functions.identity, route, request);
const register = (email: string) =>
	ask('POST /api/auth/register', {
		body: { name: 'Somebody', email, password: PASSWORD, confirmPassword: PASSWORD, terms: true },
	});

/** SES reports the delivery status of the last mail. */
async function lastMail(eventType: 'Bounce' | 'Complaint'): Promise<void> {
	const last = ses.sent.at(-1);
	if (!last) throw new Error('No mail left.');
	const timestamp = FIXTURE_NOW.toISOString();
	const tags = Object.fromEntries(Object.entries(last.tags).map(([name, value]) => [name, [value]]));
	const detail =
		eventType === 'Bounce' ? { bounce: { timestamp, bounceType: 'Permanent' } } : { complaint: { timestamp } };
	const message = { eventType, mail: { messageId: last.messageId, timestamp, tags }, ...detail };
	const Records = [{ Sns: { MessageId: randomUUID(), Message: JSON.stringify(message) } }];
	expect(await functions['mail-events'].invoke({ Records })).not.toHaveProperty('error');
}

const kindsSent = () => ses.sent.map(({ tags }) => tags.kind);
const forgot = (ip: string) => ask('POST /api/auth/forgot-password', { body: { email: OWNER }, ip });
const openLastLink = () => {
	const token = /token=([\w-]{43})/.exec(ses.sent.at(-1)?.text ?? '')?.[1] ?? '';
	return ask('POST /api/auth/confirm-email', { body: { token } });
};

test('an address whose mail bounced once still gets a link for a new password, one a day over all requests (A17)', async () => {
	await register(OWNER);
	await deliverJobs(table, functions.notifier);
	await lastMail('Bounce');
	const before = kindsSent();
	for (let network = 0; network < 5; network += 1) await forgot(`198.51.${network}.1`);
	await deliverJobs(table, functions.notifier);
	expect(kindsSent().slice(before.length)).toEqual(['reset']);
});

test('a client whose mail bounced lifts the mark by the link of a new confirmation mail (A17)', async () => {
	const { token } = (await register(OWNER)).body;
	await deliverJobs(table, functions.notifier);
	await lastMail('Bounce');
	const before = kindsSent();
	expect(await ask('POST /api/account/confirmation-mail', { token })).toMatchObject({ status: 202 });
	await deliverJobs(table, functions.notifier);
	expect(kindsSent().slice(before.length)).toEqual(['confirm_email']);
	expect(await openLastLink()).toMatchObject({ status: 200 });
	for (let network = 0; network < 2; network += 1) await forgot(`198.51.${network}.1`);
	await deliverJobs(table, functions.notifier);
	expect(kindsSent().slice(before.length)).toEqual(['confirm_email', 'reset', 'reset']);
});

test('staff lift a complaint with a reason, and mail is sent again (A17)', async () => {
	const token = await staffToken();
	await deliverJobs(table, functions.notifier);
	const { user } = (await register(OWNER)).body;
	await deliverJobs(table, functions.notifier);
	await lastMail('Complaint');
	const before = kindsSent();
	await forgot('198.51.1.1');
	await deliverJobs(table, functions.notifier);
	expect(kindsSent()).toEqual(before);
	const lifted = await requestOver(functions.admin, 'POST /api/admin/users/{id}/undeliverable', {
		token,
		params: { id: user.id },
		body: { reason: 'owner_asked' },
	});
	expect(lifted).toMatchObject({ status: 200, body: { emailUndeliverable: false } });
	await forgot('198.51.2.1');
	await deliverJobs(table, functions.notifier);
	expect(kindsSent().slice(before.length)).toEqual(['reset']);
});

/** A session of a new admin. */
async function staffToken(): Promise<string> {
	const { user } = (await register(STAFF)).body;
	await table.db.send(
		new UpdateCommand({
			TableName: table.tableName,
			Key: { PK: `USER#${user.id}`, SK: 'AUTH' },
			UpdateExpression: 'SET #role = :admin',
			ExpressionAttributeNames: { '#role': 'role' },
			ExpressionAttributeValues: { ':admin': 'admin' },
		}),
	);
	return (await ask('POST /api/auth/login', { body: { email: STAFF, password: PASSWORD } })).body.token;
}
