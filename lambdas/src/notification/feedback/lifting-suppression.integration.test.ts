import '../../../test-support/notification/silence-log.ts';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { type AccountFixture, accountFixture } from '../../../test-support/account/account-fixture.ts';
import { scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { eventOf } from '../../../test-support/notification/fake-gateways.ts';
import {
	fields,
	type NotificationFixture,
	notificationFixture,
} from '../../../test-support/notification/notification-fixture.ts';
import { storedJobs } from '../../../test-support/notification/stored-jobs.ts';
import { resendConfirmation } from '../../account/own/resend-confirmation.usecase.ts';
import { confirmEmail } from '../../identity/address/confirm-email.usecase.ts';
import { newJob } from '../../outbox/job.items.ts';
import type { JobType } from '../../outbox/job.ts';
import { newId } from '../../platform/new-id.ts';
import { liftUndeliverable } from '../../user/change-users.usecase.ts';
import { userRepository } from '../../user/user.repository.ts';

const EMAIL = 'amina@example.ke';
const DAY = 24 * 60 * 60_000;
const caller = { role: 'client' as const, roles: [], version: 1, jti: 'j', expiresAt: 0 };

let table: FreshTable;
let fixture: NotificationFixture;
let accounts: AccountFixture;
let userId: string;
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: '2026-11-18T07:05:00.000Z' });
	accounts = accountFixture({ ...table, cipher: fields, clock: fixture.clock });
	userId = await accounts.join(EMAIL);
});
afterEach(() => table.close());

let sent = 0;
async function send(type: JobType, ref = userId): Promise<void> {
	sent += 1;
	const job = newJob({ id: `job-${sent}`, type, ref, refVersion: 1, now: fixture.clock.now() });
	await fixture.put(job);
	await fixture.streamJobs([job]);
}
/** Delivers the new jobs as the stream does. */
const runNewJobs = async () => {
	await fixture.streamJobs((await storedJobs(table)).filter(({ state }) => state === 'pending'));
};
/** Sends a mail and reports its bounce or complaint. */
async function comesBack(progress: 'bounced' | 'complained'): Promise<void> {
	await send('welcome_mail');
	const mail = fixture.mail.accepted.at(-1);
	if (!mail) throw new Error('No mail left.');
	await fixture.receiveEvent(eventOf(mail, progress, true));
}
const sendAgain = () => resendConfirmation(accounts.deps)({ caller: { ...caller, userId } });
const reset = () => send('reset_mail', fields.pseudonym('email', EMAIL));
const sends = () => fixture.mail.accepted.map(({ tags }) => tags.kind);
const isUndeliverable = async () => (await accounts.deps.accounts.readProfile(userId))?.emailCameBack;
const openLastLink = async () => {
	const { text = '' } = await PostalMime.parse(fixture.mail.accepted.at(-1)?.raw ?? '');
	const token = /token=([\w-]{43})/.exec(text)?.[1] ?? '';
	return confirmEmail(accounts.deps)({ body: { token } });
};
const wasConfirmed = () =>
	table.db.send(
		new UpdateCommand({
			TableName: table.tableName,
			Key: { PK: `USER#${userId}`, SK: 'PROFILE' },
			UpdateExpression: 'SET emailVerified = :yes',
			ExpressionAttributeValues: { ':yes': true },
		}),
	);

describe('an address from which a mail came back (A17)', () => {
	beforeEach(() => comesBack('bounced'));

	test('an address from which a mail came back gets only one link a day that lifts the suppression', async () => {
		expect(await isUndeliverable()).toBe(true);
		await send('invitation_mail');
		expect(sends()).toEqual(['welcome']);
		expect(await sendAgain()).toMatchObject({ ok: true });
		await runNewJobs();
		expect(sends()).toEqual(['welcome', 'confirm_email']);
		expect(fixture.mail.accepted.at(-1)?.ignoresSuppression).toBe(true);
		expect(await openLastLink()).toMatchObject({ ok: true });
		expect(await isUndeliverable()).toBe(false);
		await reset();
		expect(sends()).toEqual(['welcome', 'confirm_email', 'reset']);
		expect(fixture.mail.accepted.at(-1)?.ignoresSuppression).toBe(true);
	});

	test('an address from which a mail came back gets one confirmation link a day, however often it is requested', async () => {
		expect(await sendAgain()).toMatchObject({ ok: true });
		expect(await sendAgain()).toMatchObject({ refusal: 'too_many_requests' });
		for (let at = 0; at < 5; at += 1) await send('confirm_email_mail');
		await runNewJobs();
		expect(sends()).toEqual(['welcome', 'confirm_email']);
		fixture.clock.advance(DAY);
		expect(await sendAgain()).toMatchObject({ ok: true });
		await runNewJobs();
		expect(sends()).toEqual(['welcome', 'confirm_email', 'confirm_email']);
	});

	test('an address from which a mail came back gets one link for a new password a day, so that its owner can still log in', async () => {
		for (let at = 0; at < 5; at += 1) await reset();
		expect(sends()).toEqual(['welcome', 'reset']);
	});

	test('an address from which a mail came back is flagged again when the next mail comes back', async () => {
		await sendAgain();
		await runNewJobs();
		await openLastLink();
		await reset();
		const mail = fixture.mail.accepted.at(-1);
		if (mail) await fixture.receiveEvent(eventOf(mail, 'bounced', true));
		expect(await isUndeliverable()).toBe(true);
	});
});

describe('an address whose owner complained', () => {
	test('an address whose owner complained gets no further mail after a stranger registered it', async () => {
		await comesBack('complained');
		await sendAgain();
		await reset();
		await runNewJobs();
		expect(sends()).toEqual(['welcome']);
	});

	test('an address whose owner complained gets the daily confirmation link only where it was confirmed before, and no resets', async () => {
		await comesBack('complained');
		await wasConfirmed();
		await reset();
		await sendAgain();
		await runNewJobs();
		expect(sends()).toEqual(['welcome', 'confirm_email']);
	});
});

describe('lifting by staff', () => {
	const lift = () =>
		liftUndeliverable({
			users: userRepository({ ...table, openCipher: async () => fields, now: fixture.clock.now }),
			now: fixture.clock.now,
			newId,
		})({
			params: { id: userId },
			body: { reason: 'owner_asked' },
			caller: { ...caller, role: 'admin', roles: ['owner'], userId: 'wanjiru' },
		});

	test.each(['bounced', 'complained'] as const)(
		'staff lift the suppression of an address after a mail %s, with a reason and one entry of the audit',
		async (event) => {
			await comesBack(event);
			expect(await lift()).toMatchObject({ ok: true, value: { emailUndeliverable: false } });
			expect(await lift()).toMatchObject({ ok: true, value: { emailUndeliverable: false } });
			const audit = await scanEntity(table, 'audit');
			expect(audit).toMatchObject([{ action: 'undeliverable_lifted_owner_asked', actor: 'wanjiru', object: userId }]);
			await reset();
			expect(sends()).toEqual(['welcome', 'reset']);
			expect(fixture.mail.accepted.at(-1)?.ignoresSuppression).toBe(true);
		},
	);

	test('staff who lift the suppression of an unknown account get not_found', async () => {
		userId = 'nobody';
		expect(await lift()).toMatchObject({ refusal: 'not_found' });
	});
});
