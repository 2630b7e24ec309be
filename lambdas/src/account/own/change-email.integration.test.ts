import '../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { OTHER_PASSWORD } from '../../../test-support/account/account-fixture.ts';
import {
	callerOf,
	type EmailChangeFixture,
	emailChangeFixture,
	RIGHT,
	TYPED,
	VIEWER,
} from '../../../test-support/account/email-change-fixture.ts';
import { eventOf } from '../../../test-support/notification/fake-gateways.ts';
import { storedJobs } from '../../../test-support/notification/stored-jobs.ts';
import { forgotPassword, resetPassword } from '../../identity/password/reset-password.usecase.ts';
import { logoutEverywhere } from './change-account.usecase.ts';
import { resendConfirmation } from './resend-confirmation.usecase.ts';

const DAY = 24 * 60 * 60_000;

let engine: FreshTable;
let table: FreshTable;
let fixture: EmailChangeFixture;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await emailChangeFixture(table);
});
afterEach(() => table.close());

describe('a change of an unconfirmed address', () => {
	test('an unconfirmed address is replaced at once, stays unconfirmed, and only the new one gets a mail', async () => {
		const answer = await fixture.change(` ${RIGHT.toUpperCase()} `);
		expect(answer).toMatchObject({ ok: true, value: { email: RIGHT, emailVerified: false, emailCameBack: false } });
		expect(await fixture.accounts.logIn(RIGHT)).toMatchObject({ ok: true });
		expect(await fixture.accounts.logIn(TYPED)).toMatchObject({ refusal: 'invalid_credentials' });
		const sent = await fixture.sendMails();
		expect(sent.map(({ to }) => to)).toEqual([RIGHT]);
		expect(await fixture.confirm(sent[0]?.token ?? '')).toMatchObject({ ok: true });
		expect(await fixture.readAccount()).toMatchObject({ email: RIGHT, emailVerified: true });
	});

	test('an unconfirmed address is free for others once it is replaced, and its links are invalid', async () => {
		await resendConfirmation(fixture.accounts.deps)({ caller: callerOf(fixture.userId) });
		const toConfirm = await fixture.mailTo(TYPED);
		await fixture.accounts.deps.mail('reset_mail', TYPED, fixture.notifier.clock.now());
		const toReset = await fixture.mailTo(TYPED);
		await fixture.change(RIGHT);
		expect(await fixture.confirm(toConfirm.token)).toMatchObject({ refusal: 'invalid_link' });
		expect(await fixture.readAccount()).toMatchObject({ emailVerified: false });
		const body = { password: OTHER_PASSWORD };
		const reset = resetPassword({ ...fixture.accounts.deps, limits: fixture.accounts.deps.visitorLimits });
		expect(await reset({ params: { token: toReset.token }, body, viewer: VIEWER })).toMatchObject({
			refusal: 'invalid_reset_link',
		});
		expect(await fixture.accounts.logIn(RIGHT)).toMatchObject({ ok: true });
		await fixture.accounts.join(TYPED);
	});

	test('an unconfirmed address that is replaced loses its bounce mark, also when the bounce event arrives late', async () => {
		await resendConfirmation(fixture.accounts.deps)({ caller: callerOf(fixture.userId) });
		await fixture.sendMails();
		const [first] = fixture.notifier.mail.accepted;
		if (!first) throw new Error('Nothing was sent.');
		await fixture.notifier.receiveEvent(eventOf(first, 'bounced', true));
		expect(await fixture.readAccount()).toMatchObject({ emailCameBack: true });
		fixture.notifier.clock.advance(60_000);
		await fixture.change(RIGHT);
		expect(await fixture.readAccount()).toMatchObject({ emailCameBack: false });
		fixture.notifier.clock.advance(60_000);
		await fixture.notifier.receiveEvent({
			...eventOf(first, 'bounced', true),
			at: fixture.notifier.clock.now().toISOString(),
		});
		expect(await fixture.readAccount()).toMatchObject({ emailCameBack: false });
		expect((await fixture.sendMails()).map(({ to }) => to)).toEqual([RIGHT]);
	});
});

describe('a change of a confirmed address', () => {
	beforeEach(() => fixture.confirmCurrent());

	test('a confirmed address stays in force until the new mailbox confirmed, and is notified of the change', async () => {
		expect(await fixture.change(RIGHT)).toMatchObject({
			ok: true,
			value: { email: TYPED, emailVerified: true, emailChange: { email: RIGHT, cameBack: false } },
		});
		const sent = await fixture.sendMails();
		expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual([
			[RIGHT, 'Please confirm your new email address'],
			[TYPED, 'Another email address for your account'],
		]);
		for (const { subject, text } of sent) expect(`${subject} ${text}`).not.toMatch(/counsel|therap|psycholog|session/i);
		expect(sent.find(({ to }) => to === TYPED)?.text).not.toContain(RIGHT);
		expect(await fixture.accounts.logIn(RIGHT)).toMatchObject({ refusal: 'invalid_credentials' });
		const token = sent.find(({ to }) => to === RIGHT)?.token ?? '';
		const pressed = await Promise.all([fixture.confirm(token), fixture.confirm(token), fixture.confirm(token)]);
		expect(pressed.every(({ ok }) => ok)).toBe(true);
		expect(await fixture.confirm(token)).toMatchObject({ ok: true });
		const now = await fixture.readAccount();
		expect(now).toMatchObject({ email: RIGHT, emailVerified: true });
		expect(now.emailChange).toBeUndefined();
		expect(await fixture.accounts.logIn(RIGHT)).toMatchObject({ ok: true });
		await fixture.accounts.join(TYPED);
	});

	test('a confirmed address is notified of the change even when the new address was confirmed before that mail was sent', async () => {
		await fixture.change(RIGHT);
		const jobs = await storedJobs(table);
		const [asks, tells] = ['new_email_mail', 'email_change_told_mail'].map((type) =>
			jobs.filter((job) => job.type === type),
		);
		await fixture.notifier.streamJobs(asks ?? []);
		const { text = '' } = await PostalMime.parse(fixture.notifier.mail.accepted[0]?.raw ?? '');
		await fixture.confirm(/token=([\w-]{43})/.exec(text)?.[1] ?? '');
		await fixture.notifier.streamJobs(tells ?? []);
		expect(fixture.notifier.mail.accepted[1]?.to).toBe(TYPED);
	});

	test.each(['a later request', 'seven days', 'logging out everywhere', 'a request for the current address'])(
		'a confirmed address is not replaced after %s',
		async (what) => {
			await fixture.change(RIGHT);
			const { token } = await fixture.mailTo(RIGHT);
			if (what === 'a later request') await fixture.change('third@mail.example');
			if (what === 'seven days') fixture.notifier.clock.advance(7 * DAY);
			if (what === 'logging out everywhere')
				await logoutEverywhere(fixture.accounts.deps)({ caller: callerOf(fixture.userId) });
			if (what === 'a request for the current address') await fixture.change(TYPED);
			expect(await fixture.confirm(token)).toMatchObject({ refusal: 'invalid_link' });
			expect(await fixture.readAccount(what === 'logging out everywhere' ? 2 : 1)).toMatchObject({
				email: TYPED,
				emailVerified: true,
			});
		},
	);

	test('a confirmed address is not replaced by one that another account registered meanwhile', async () => {
		await fixture.change(RIGHT);
		const { token } = await fixture.mailTo(RIGHT);
		await fixture.accounts.join(RIGHT);
		expect(await fixture.confirm(token)).toMatchObject({ refusal: 'invalid_link' });
		expect(await fixture.accounts.logIn(TYPED)).toMatchObject({ ok: true });
	});

	test('the account of a confirmed address shows when the mail to the new address bounced', async () => {
		await fixture.change(RIGHT);
		await fixture.sendMails();
		const letter = fixture.notifier.mail.accepted.find(({ to }) => to === RIGHT);
		if (!letter) throw new Error('Nothing was sent.');
		await fixture.notifier.receiveEvent(eventOf(letter, 'bounced', true));
		expect(await fixture.readAccount()).toMatchObject({ emailCameBack: false, emailChange: { cameBack: true } });
	});
});

describe('the password check of a change of address', () => {
	test('a change of address requires the current password, and is blocked after five wrong ones', async () => {
		for (let at = 0; at < 5; at += 1)
			expect(await fixture.change(RIGHT, { password: 'Wrong7Mvua!' })).toEqual({
				ok: false,
				refusal: 'wrong_password',
			});
		expect(await fixture.change(RIGHT)).toMatchObject({ refusal: 'too_many_requests' });
		expect(await fixture.readAccount()).toMatchObject({ email: TYPED });
	});

	test('a change of address sends mail to five mailboxes in a quarter of an hour at most', async () => {
		for (let at = 0; at < 5; at += 1)
			expect(await fixture.change(`many${at}@mail.example`)).toMatchObject({ ok: true });
		expect(await fixture.change('many5@mail.example')).toMatchObject({ refusal: 'too_many_requests' });
	});
});

test('requesting a password reset does not cancel a change of address, but setting a new password does', async () => {
	await fixture.confirmCurrent();
	await fixture.change(RIGHT);
	const { token } = await fixture.mailTo(RIGHT);
	await forgotPassword({ ...fixture.accounts.deps, limits: fixture.accounts.deps.visitorLimits })({
		body: { email: TYPED },
		viewer: VIEWER,
	});
	const reset = await fixture.mailTo(TYPED);
	const set = resetPassword({ ...fixture.accounts.deps, limits: fixture.accounts.deps.visitorLimits });
	expect(
		await set({ params: { token: reset.token }, body: { password: OTHER_PASSWORD }, viewer: VIEWER }),
	).toMatchObject({
		ok: true,
	});
	expect(await fixture.confirm(token)).toMatchObject({ refusal: 'invalid_link' });
});
