import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { aProfile } from '@tulia/test-kit/sample-centre';
import { FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import {
	type HttpRequest,
	MAIL_DOMAIN,
	MAIL_SENDER,
	requestOver,
	startFunction,
} from '../../test-support/functions/bundled-functions.ts';
import { deliverJobs } from '../../test-support/functions/deliver-jobs.ts';
import { type SesServer, sesServer } from '../../test-support/functions/ses-server.ts';
import type { BundledFunction } from '../../test-support/platform/bundled-function.ts';
import { type KmsServer, kmsServer } from '../../test-support/platform/kms-server.ts';

const OWNER = { email: 'first@example.ke', password: 'Mvua7ya7Kusi!' };
const OWN = { mailSender: { name: 'Pumzika House', email: `appointments@${MAIL_DOMAIN}` } };

const NAMES = ['identity', 'admin', 'notifier', 'content', 'booking'] as const;
let functions: Record<(typeof NAMES)[number], BundledFunction>;
let kms: KmsServer;
let ses: SesServer;
let table: FreshTable;

beforeEach(async () => {
	table = await freshTable();
	[kms, ses] = await Promise.all([kmsServer(), sesServer()]);
	const start = (name: (typeof NAMES)[number]) => startFunction(name, { table, kms, ses, now: FIXTURE_NOW });
	const [identity, admin, notifier, content, booking] = await Promise.all([
		start('identity'),
		start('admin'),
		start('notifier'),
		start('content'),
		start('booking'),
	]);
	functions = { identity, admin, notifier, content, booking };
});
afterEach(async () => {
	for (const running of Object.values(functions)) running.stop();
	kms.close();
	ses.close();
	await table.close();
});

const ask = (name: (typeof NAMES)[number], route: string, request?: HttpRequest) =>
	requestOver(functions[name], route, request);

/** The working part of `npm run admin:grant`, as documented in the guide. */
const grant = () =>
	promisify(execFile)(process.execPath, ['--import', 'tsx', join(__dirname, '../../operations/grant-admin.ts')], {
		env: {
			...process.env,
			AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
			AWS_ENDPOINT_URL_KMS: kms.endpoint,
			AWS_REGION: 'af-south-1',
			AWS_ACCESS_KEY_ID: 'test',
			AWS_SECRET_ACCESS_KEY: 'test',
			TABLE_NAME: table.tableName,
			FIELD_KEY_ID: 'field-key',
			ADMIN_EMAIL: OWNER.email,
		},
	});

const register = () =>
	ask('identity', 'POST /api/auth/register', {
		body: { name: 'First', ...OWNER, confirmPassword: OWNER.password, terms: true },
	});

async function firstAdmin(): Promise<string> {
	await register();
	await deliverJobs(table, functions.notifier);
	const token = /token=([\w-]{43})/.exec(ses.sent.at(-1)?.text ?? '')?.[1] ?? '';
	expect(await ask('identity', 'POST /api/auth/confirm-email', { body: { token } })).toMatchObject({ status: 200 });
	expect((await grant()).stdout).toContain('is an admin now');
	return (await ask('identity', 'POST /api/auth/login', { body: OWNER })).body.token;
}

test('with an empty table visitors get no errors and no invented facts or times', async () => {
	expect(await ask('content', 'GET /api/profile')).toMatchObject({ status: 404, body: { code: 'not_found' } });
	for (const list of ['services', 'faqs', 'blogs', 'testimonials'])
		expect(await ask('content', `GET /api/${list}`)).toMatchObject({ status: 200, body: { data: [] } });
	expect(
		await ask('booking', 'GET /api/appointments/available-times', {
			query: { serviceId: 'stress', date: '2026-11-24' },
		}),
	).toMatchObject({ status: 422, body: { code: 'unknown_service' } });
});

test('mails of an account are sent from the stage’s sender before the centre has a profile', async () => {
	await register();
	await deliverJobs(table, functions.notifier);
	const [welcome] = ses.sent;
	expect(welcome).toMatchObject({ from: MAIL_SENDER, tags: { kind: 'welcome' } });
	expect(welcome?.text).toContain('Your account at tulia.example is ready.');
	expect(welcome?.text).not.toMatch(/undefined|0700/);
});

test('the documented order leads from an empty table to a public profile', async () => {
	const token = await firstAdmin();
	expect(await ask('admin', 'GET /api/admin/settings', { token })).toMatchObject({
		status: 200,
		body: { version: 0, mailDomain: MAIL_DOMAIN, firstCurrency: 'KES' },
	});
	expect(await ask('admin', 'GET /api/admin/dashboard', { token })).toMatchObject({ status: 200 });
	const save = (profile: object, version = 0) =>
		ask('admin', 'PATCH /api/admin/settings', { token, body: { profile, version } });

	expect(await save(aProfile())).toMatchObject({
		status: 400,
		body: { errors: [{ field: 'profile.mailSender.email', message: expect.stringContaining(`@${MAIL_DOMAIN}`) }] },
	});
	expect(await save(aProfile(OWN))).toMatchObject({ status: 200, body: { version: 1 } });
	expect(await save(aProfile(OWN))).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
	expect(await ask('content', 'GET /api/profile')).toMatchObject({ status: 200, body: { name: 'Pumzika House' } });

	await ask('identity', 'POST /api/auth/forgot-password', { body: { email: OWNER.email } });
	await deliverJobs(table, functions.notifier);
	expect(ses.sent.at(-1)).toMatchObject({ from: OWN.mailSender.email, tags: { kind: 'reset' } });
});
