import { randomBytes } from 'node:crypto';
import { versionInForce } from '@tulia/contracts/consent-wording';
import { legalVersion } from '@tulia/contracts/legal-version';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import {
	type AccountFixture,
	accountFixture,
	OTHER_PASSWORD,
	PASSWORD,
} from '../../../test-support/account/account-fixture.ts';
import { scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { fakeClock } from '../../../test-support/notification/fake-clock.ts';
import { fieldCipherFrom } from '../../platform/keys/field-cipher.ts';
import { changeConsent, changeName, changePassword } from './change-account.usecase.ts';
import { resendConfirmation } from './resend-confirmation.usecase.ts';

const EMAIL = 'amina@example.ke';
/** The start of a 15-minute window. */
const NOW = '2026-11-23T06:00:00.000Z';
const MINUTE = 60_000;

let engine: FreshTable;
let table: FreshTable;
let fixture: AccountFixture;
let userId: string;
let session: string;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	const clock = fakeClock(NOW);
	// The library that checks tokens takes no clock.
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
	fixture = accountFixture({ ...table, cipher: fieldCipherFrom(randomBytes(32)), clock });
	userId = await fixture.join(EMAIL);
	session = await fixture.tokenOf(EMAIL);
});
afterEach(() => table.close());

const caller = () => fixture.callerOf(session);
const actions = async () => (await scanEntity(fixture, 'audit')).map(({ action }) => action);
const jobTypes = async () => (await scanEntity(fixture, 'job')).map(({ type }) => type);

test('a name is changed, trimmed, and audited without its text', async () => {
	const answer = await changeName({ ...fixture.deps, limits: fixture.deps.rates })({
		body: { name: ' Amina W. Njeri ' },
		caller: await caller(),
	});
	expect(answer).toMatchObject({ ok: true, value: { id: userId, name: 'Amina W. Njeri', email: EMAIL } });
	const audit = await scanEntity(fixture, 'audit');
	expect(audit).toMatchObject([{ action: 'name_changed', actor: userId, object: userId }]);
	expect(JSON.stringify(audit)).not.toContain('Njeri');
});

describe('changing the password', () => {
	const change = async (currentPassword: string, password = OTHER_PASSWORD) =>
		changePassword(fixture.deps)({
			body: { currentPassword, password, confirmPassword: password },
			caller: await caller(),
		});

	test('a password change ends every other session, continues this one, and mails the owner', async () => {
		const elsewhere = await fixture.tokenOf(EMAIL);
		const answer = await change(PASSWORD);
		expect(answer).toMatchObject({ ok: true, value: { user: { id: userId, email: EMAIL } } });
		for (const old of [session, elsewhere])
			expect(await fixture.identify(`Bearer ${old}`, { access: 'client' })).toMatchObject({
				refusal: 'unauthenticated',
			});
		session = answer.ok ? answer.value.token : '';
		expect(await caller()).toMatchObject({ userId, version: 2 });
		expect(await fixture.logIn(EMAIL, PASSWORD)).toMatchObject({ refusal: 'invalid_credentials' });
		expect(await fixture.logIn(EMAIL, OTHER_PASSWORD)).toMatchObject({ ok: true });
		expect(await jobTypes()).toEqual(['password_changed_mail']);
		expect(await actions()).toEqual(['password_changed']);
	});

	test('a password change requires the current password, and is blocked after five wrong ones', async () => {
		for (let at = 0; at < 5; at += 1)
			expect(await change('Wrong7Mvua!')).toEqual({ ok: false, refusal: 'wrong_password' });
		expect(await change(PASSWORD)).toMatchObject({ refusal: 'too_many_requests', retryAfterSeconds: 15 * 60 });
		expect(await fixture.logIn(EMAIL, PASSWORD)).toMatchObject({ ok: true });
	});

	test('a password change refuses a common password at its field', async () => {
		expect(await change(PASSWORD, 'P@ssw0rd1')).toMatchObject({
			refusal: 'invalid_request',
			errors: [{ field: 'password' }],
		});
	});

	test('of two simultaneous password changes from one session one succeeds', async () => {
		const newPasswords = ['Jua1Linawaka!', 'Jua2Linawaka!', 'Jua3Linawaka!', 'Jua4Linawaka!'];
		const answers = await Promise.all(newPasswords.map((newPassword) => change(PASSWORD, newPassword)));
		expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
		const won = newPasswords[answers.findIndex((answer) => answer.ok)] ?? '';
		expect(await fixture.logIn(EMAIL, won)).toMatchObject({ ok: true });
	});
});

describe('a consent', () => {
	const decide = async (kind: 'health_data' | 'hosting_abroad', given: boolean, version?: string) =>
		changeConsent(fixture.deps)({
			params: { kind },
			body: { given, ...(version === undefined ? {} : { version }) },
			caller: await caller(),
		});
	const stored = async () => (await fixture.deps.read(await caller())).consents;

	test('registration stores the consents to the terms and the privacy policy', async () => {
		expect(await stored()).toMatchObject([
			{ kind: 'terms', version: legalVersion },
			{ kind: 'privacy', version: legalVersion },
		]);
	});

	test('a consent is given in the wording in force, withdrawn, and given again', async () => {
		await decide('health_data', true);
		const consent = {
			kind: 'health_data',
			version: versionInForce.health_data,
			givenAt: fixture.clock.now().toISOString(),
		};
		expect(await stored()).toContainEqual(consent);
		fixture.clock.advance(MINUTE);
		await decide('health_data', false);
		expect(await stored()).toContainEqual({ ...consent, withdrawnAt: fixture.clock.now().toISOString() });
		await decide('health_data', true);
		expect(await stored()).toContainEqual({ ...consent, givenAt: fixture.clock.now().toISOString() });
		expect((await actions()).sort()).toEqual(['consent_given', 'consent_given', 'consent_withdrawn']);
	});

	test('a consent to a wording that changed since it was shown is refused, and nothing is stored', async () => {
		const before = await stored();
		expect(await decide('health_data', true, '2026-01-31')).toEqual({
			ok: false,
			refusal: 'wording_changed',
			wordingInForce: versionInForce.health_data,
		});
		expect(await stored()).toEqual(before);
		expect(await decide('health_data', true, versionInForce.health_data)).toMatchObject({ ok: true });
	});

	test('a consent is withdrawn whichever wording was shown', async () => {
		await decide('health_data', true);
		expect(await decide('health_data', false, '2026-01-31')).toMatchObject({ ok: true });
		expect(await stored()).toContainEqual(expect.objectContaining({ withdrawnAt: expect.any(String) }));
	});

	test('withdrawing a consent that was never given, or is withdrawn already, changes nothing', async () => {
		const before = await stored();
		expect(await decide('hosting_abroad', false)).toMatchObject({ ok: true });
		expect(await stored()).toEqual(before);
		expect(await actions()).toEqual([]);
	});
});

describe('requesting the confirmation link again', () => {
	const again = async () => resendConfirmation(fixture.deps)({ caller: await caller() });

	test('a request for another confirmation link sends a mail, three times an hour at most', async () => {
		for (let at = 0; at < 3; at += 1) expect(await again()).toEqual({ ok: true, value: { status: 'received' } });
		expect(await again()).toMatchObject({ ok: false, refusal: 'too_many_requests' });
		expect(await jobTypes()).toEqual(['confirm_email_mail', 'confirm_email_mail', 'confirm_email_mail']);
	});

	test('a request for another confirmation link sends nothing where the address is confirmed', async () => {
		await fixture.deps.accounts.confirmEmail(userId);
		expect(await again()).toEqual({ ok: true, value: { status: 'received' } });
		expect(await jobTypes()).toEqual([]);
	});
});
