import '../notification/testing/quiet-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { everything, ofEntity } from '../appointment/testing/audit-table.ts';
import { confirmEmail } from '../identity/confirm-email.usecase.ts';
import { forgotPassword } from '../identity/forgot-password.usecase.ts';
import { resetPassword } from '../identity/reset-password.usecase.ts';
import { fields, type NotificationWorld, notificationWorld } from '../notification/testing/notification-world.ts';
import { eventOf } from '../notification/testing/outside-world.ts';
import { storedJobs } from '../notification/testing/stored-jobs.ts';
import type { Caller } from '../platform/http.ts';
import { changeEmail } from './change-email.usecase.ts';
import { deleteAccount } from './delete-account.usecase.ts';
import { logoutEverywhere } from './logout-everywhere.usecase.ts';
import { resendConfirmation } from './resend-confirmation.usecase.ts';
import { type AccountWorld, accountWorld, OTHER_PASSWORD, PASSWORD, viewerAt } from './testing/account-world.ts';

jest.setTimeout(60_000);

const TYPED = 'wairimu.k@gmial.example';
const RIGHT = 'wairimu.k@gmail.example';
const TAKEN = 'somebody@gmail.example';
const DAY = 24 * 60 * 60_000;

let engine: FreshTable;
let table: FreshTable;
let mails: NotificationWorld;
let world: AccountWorld;
let userId: string;
let ran: Set<string>;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	mails = await notificationWorld({ ...table, start: '2026-11-20T06:00:00.000Z' });
	world = accountWorld({ ...table, cipher: fields, clock: mails.clock });
	ran = new Set();
	userId = await world.join(TYPED, 'client', 'Wairimu Kariuki');
});
afterEach(() => table.close());

const callerOf = (who: string, version = 1): Caller =>
	({ userId: who, role: 'client', version, jti: 'j', expiresAt: 0 }) as Caller;
const viewer = viewerAt('203.0.113.7');
const change = (email: string, { password = PASSWORD, who = userId, version = 1 } = {}) =>
	changeEmail(world.deps)({
		body: { email, currentPassword: password },
		caller: callerOf(who, version),
		viewer,
	});
const account = (version = 1) => world.deps.read(callerOf(userId, version));
const press = (token: string) => confirmEmail(world.deps)({ body: { token } });
const confirmNow = () => world.deps.accounts.confirmEmail(userId);

/** Sends what was promised since the last time, and answers what left. */
async function post(): Promise<readonly { to: string; subject: string; text: string; token: string }[]> {
	const before = mails.mail.accepted.length;
	const jobs = (await storedJobs(table)).filter(({ id }) => !ran.has(id));
	for (const { id } of jobs) ran.add(id);
	await mails.streamJobs(jobs);
	return Promise.all(
		mails.mail.accepted.slice(before).map(async ({ to, raw }) => {
			const { subject = '', text = '' } = await PostalMime.parse(raw);
			return { to, subject, text, token: /(?:token=|reset-password\/)([\w-]{43})/.exec(text)?.[1] ?? '' };
		}),
	);
}
const letterTo = async (to: string) => {
	const found = (await post()).find((mail) => mail.to === to);
	if (!found) throw new Error(`Nothing was sent to ${to}.`);
	return found;
};

describe('an address that nobody confirmed', () => {
	test('is replaced at once, stays unconfirmed, and the letter goes to the new one alone', async () => {
		const answer = await change(` ${RIGHT.toUpperCase()} `);
		expect(answer).toMatchObject({ ok: true, value: { email: RIGHT, emailVerified: false, emailCameBack: false } });
		expect(await world.logIn(RIGHT)).toMatchObject({ ok: true });
		expect(await world.logIn(TYPED)).toMatchObject({ refusal: 'invalid_credentials' });
		const sent = await post();
		expect(sent.map(({ to }) => to)).toEqual([RIGHT]);
		expect(await press(sent[0]?.token ?? '')).toMatchObject({ ok: true });
		expect(await account()).toMatchObject({ email: RIGHT, emailVerified: true });
	});

	test('is free for others afterwards, and its links are dead', async () => {
		await resendConfirmation(world.deps)({ caller: callerOf(userId) });
		const toConfirm = await letterTo(TYPED);
		await world.deps.mail('reset_mail', TYPED, mails.clock.now());
		const toReset = await letterTo(TYPED);
		await change(RIGHT);
		expect(await press(toConfirm.token)).toMatchObject({ refusal: 'invalid_link' });
		expect(await account()).toMatchObject({ emailVerified: false });
		const body = { password: OTHER_PASSWORD };
		const reset = resetPassword({ ...world.deps, limits: world.deps.visitorLimits });
		expect(await reset({ params: { token: toReset.token }, body, viewer })).toMatchObject({
			refusal: 'invalid_reset_link',
		});
		expect(await world.logIn(RIGHT)).toMatchObject({ ok: true });
		await world.join(TYPED);
	});

	test('leaves behind that mail to it came back, also when that is heard late', async () => {
		await resendConfirmation(world.deps)({ caller: callerOf(userId) });
		await post();
		const [first] = mails.mail.accepted;
		if (!first) throw new Error('Nothing was sent.');
		await mails.hear(eventOf(first, 'bounced', true));
		expect(await account()).toMatchObject({ emailCameBack: true });
		mails.clock.advance(60_000);
		await change(RIGHT);
		expect(await account()).toMatchObject({ emailCameBack: false });
		mails.clock.advance(60_000);
		await mails.hear({ ...eventOf(first, 'bounced', true), at: mails.clock.now().toISOString() });
		expect(await account()).toMatchObject({ emailCameBack: false });
		expect((await post()).map(({ to }) => to)).toEqual([RIGHT]);
	});
});

describe('an address that somebody else has', () => {
	beforeEach(() => world.join(TAKEN, 'client', 'Somebody Else'));

	const asIf = async (email: string) => {
		const answer = await change(email);
		if (!answer.ok) throw new Error(answer.refusal);
		const { id: _id, joinedAt: _joined, ...shown } = answer.value;
		return shown;
	};

	test('shows in no answer, neither at once nor later', async () => {
		const free = await asIf(RIGHT);
		const freeLater = await account();
		const taken = await asIf(TAKEN);
		expect(taken).toEqual({ ...free, email: TAKEN });
		expect(await account()).toEqual({ ...freeLater, email: TAKEN });
		expect(await resendConfirmation(world.deps)({ caller: callerOf(userId) })).toMatchObject({ ok: true });
	});

	test('stays theirs; they are told in their own mailbox, and nothing more goes to the mistyped one', async () => {
		await change(TAKEN);
		const sent = await post();
		expect(sent).toMatchObject([{ to: TAKEN, subject: 'You already have an account', token: '' }]);
		expect(sent[0]?.text).toContain('Somebody Else');
		expect(sent[0]?.text).not.toContain('Wairimu');
		await resendConfirmation(world.deps)({ caller: callerOf(userId) });
		expect((await post()).map(({ to }) => to)).toEqual([TAKEN]);
	});

	test('survives that this account is deleted', async () => {
		await change(TAKEN);
		const closed = await deleteAccount(world.deps)({
			body: { currentPassword: PASSWORD, confirmation: 'delete my account' },
			caller: callerOf(userId),
		});
		expect(closed).toMatchObject({ ok: true });
		expect(await world.logIn(TAKEN)).toMatchObject({ ok: true });
	});

	test('shows in no answer where the own one is confirmed', async () => {
		await confirmNow();
		const free = await asIf(RIGHT);
		const taken = await asIf(TAKEN);
		expect({ ...taken, emailChange: undefined }).toEqual({ ...free, emailChange: undefined });
		expect(taken.emailChange).toEqual({ ...free.emailChange, email: TAKEN });
	});
});

describe('a confirmed address', () => {
	beforeEach(confirmNow);

	test('counts until the new mailbox confirmed, and is told', async () => {
		expect(await change(RIGHT)).toMatchObject({
			ok: true,
			value: { email: TYPED, emailVerified: true, emailChange: { email: RIGHT, cameBack: false } },
		});
		const sent = await post();
		expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual([
			[RIGHT, 'Please confirm your new email address'],
			[TYPED, 'Another email address for your account'],
		]);
		for (const { subject, text } of sent) expect(`${subject} ${text}`).not.toMatch(/counsel|therap|psycholog|session/i);
		expect(sent.find(({ to }) => to === TYPED)?.text).not.toContain(RIGHT);
		expect(await world.logIn(RIGHT)).toMatchObject({ refusal: 'invalid_credentials' });
		const token = sent.find(({ to }) => to === RIGHT)?.token ?? '';
		const pressed = await Promise.all([press(token), press(token), press(token)]);
		expect(pressed.every(({ ok }) => ok)).toBe(true);
		expect(await press(token)).toMatchObject({ ok: true });
		const now = await account();
		expect(now).toMatchObject({ email: RIGHT, emailVerified: true });
		expect(now.emailChange).toBeUndefined();
		expect(await world.logIn(RIGHT)).toMatchObject({ ok: true });
		await world.join(TYPED);
	});

	test('is told although the new one was faster', async () => {
		await change(RIGHT);
		const jobs = await storedJobs(table);
		const [asks, tells] = ['new_email_mail', 'email_change_told_mail'].map((type) =>
			jobs.filter((job) => job.type === type),
		);
		await mails.streamJobs(asks ?? []);
		const { text = '' } = await PostalMime.parse(mails.mail.accepted[0]?.raw ?? '');
		await press(/token=([\w-]{43})/.exec(text)?.[1] ?? '');
		await mails.streamJobs(tells ?? []);
		expect(mails.mail.accepted[1]?.to).toBe(TYPED);
	});

	test.each(['a later wish', 'seven days', 'logging out everywhere', 'wanting the old one'])(
		'is not replaced after %s',
		async (what) => {
			await change(RIGHT);
			const { token } = await letterTo(RIGHT);
			if (what === 'a later wish') await change('third@mail.example');
			if (what === 'seven days') mails.clock.advance(7 * DAY);
			if (what === 'logging out everywhere') await logoutEverywhere(world.deps)({ caller: callerOf(userId) });
			if (what === 'wanting the old one') await change(TYPED);
			expect(await press(token)).toMatchObject({ refusal: 'invalid_link' });
			expect(await account(what === 'logging out everywhere' ? 2 : 1)).toMatchObject({
				email: TYPED,
				emailVerified: true,
			});
		},
	);

	test('is not replaced by one that somebody registered meanwhile', async () => {
		await change(RIGHT);
		const { token } = await letterTo(RIGHT);
		await world.join(RIGHT);
		expect(await press(token)).toMatchObject({ refusal: 'invalid_link' });
		expect(await world.logIn(TYPED)).toMatchObject({ ok: true });
	});

	test('says when the letter to the new one came back', async () => {
		await change(RIGHT);
		await post();
		const letter = mails.mail.accepted.find(({ to }) => to === RIGHT);
		if (!letter) throw new Error('Nothing was sent.');
		await mails.hear(eventOf(letter, 'bounced', true));
		expect(await account()).toMatchObject({ emailCameBack: false, emailChange: { cameBack: true } });
	});
});

describe('at the same moment', () => {
	const holders = async () => ofEntity(await everything(table), 'email').filter((item) => item.userId === userId);

	test('many tabs leave the account one address, and its owner able to log in', async () => {
		const wishes = Array.from({ length: 4 }, (_, at) => `tab${at}@mail.example`);
		const answers = await Promise.all(wishes.map((wish) => change(wish)));
		expect(answers.some(({ ok }) => ok)).toBe(true);
		expect(await holders()).toHaveLength(1);
		const { email } = await account();
		expect(await world.logIn(email)).toMatchObject({ ok: true });
	});

	test('one address goes to one of those who want it', async () => {
		const others = await Promise.all([1, 2, 3].map((at) => world.join(`other${at}@mail.example`)));
		await Promise.all([
			...[userId, ...others].map((who) => change(RIGHT, { who })),
			world.join(RIGHT).catch(() => undefined),
		]);
		const held = ofEntity(await everything(table), 'email').filter(
			({ PK }) => PK === `EMAIL#${fields.pseudonym('email', RIGHT)}`,
		);
		expect(held).toHaveLength(1);
		expect(await world.logIn(RIGHT)).toMatchObject({ ok: true });
	});

	test('a change and the end of the account leave no address behind', async () => {
		const close = deleteAccount(world.deps);
		await Promise.all([
			change(RIGHT),
			close({ body: { currentPassword: PASSWORD, confirmation: 'delete my account' }, caller: callerOf(userId) }),
		]);
		const isOpen = (await world.logIn(RIGHT)).ok || (await world.logIn(TYPED)).ok;
		expect(await holders()).toHaveLength(isOpen ? 1 : 0);
	});
});

describe('the password', () => {
	test('is asked for, five times in a quarter of an hour at most', async () => {
		for (let at = 0; at < 5; at += 1)
			expect(await change(RIGHT, { password: 'Wrong7Mvua!' })).toEqual({ ok: false, refusal: 'wrong_password' });
		expect(await change(RIGHT)).toMatchObject({ refusal: 'too_many_requests' });
		expect(await account()).toMatchObject({ email: TYPED });
	});

	test('does not make an account a way to write to many', async () => {
		for (let at = 0; at < 5; at += 1) expect(await change(`many${at}@mail.example`)).toMatchObject({ ok: true });
		expect(await change('many5@mail.example')).toMatchObject({ refusal: 'too_many_requests' });
	});
});

test('asking for a new password stops nothing by itself, setting it does', async () => {
	await confirmNow();
	await change(RIGHT);
	const { token } = await letterTo(RIGHT);
	await forgotPassword({ ...world.deps, limits: world.deps.visitorLimits })({ body: { email: TYPED }, viewer });
	const reset = await letterTo(TYPED);
	const set = resetPassword({ ...world.deps, limits: world.deps.visitorLimits });
	expect(await set({ params: { token: reset.token }, body: { password: OTHER_PASSWORD }, viewer })).toMatchObject({
		ok: true,
	});
	expect(await press(token)).toMatchObject({ refusal: 'invalid_link' });
});
