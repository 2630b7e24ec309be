import '../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { PASSWORD } from '../../../test-support/account/account-fixture.ts';
import {
	callerOf,
	type EmailChangeFixture,
	emailChangeFixture,
	RIGHT,
	TYPED,
} from '../../../test-support/account/email-change-fixture.ts';
import { scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { fields } from '../../../test-support/notification/notification-fixture.ts';
import { deleteAccount } from '../close/delete-account.usecase.ts';
import { resendConfirmation } from './resend-confirmation.usecase.ts';

const TAKEN = 'somebody@gmail.example';

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

describe('a change to an address that another account has', () => {
	beforeEach(() => fixture.accounts.join(TAKEN, 'client', 'Somebody Else'));

	const asIf = async (email: string) => {
		const answer = await fixture.change(email);
		if (!answer.ok) throw new Error(answer.refusal);
		const { id: _id, joinedAt: _joined, ...shown } = answer.value;
		return shown;
	};

	test('no response reveals that another account has the address, neither at once nor later', async () => {
		const free = await asIf(RIGHT);
		const freeLater = await fixture.readAccount();
		const taken = await asIf(TAKEN);
		expect(taken).toEqual({ ...free, email: TAKEN });
		expect(await fixture.readAccount()).toEqual({ ...freeLater, email: TAKEN });
		expect(await resendConfirmation(fixture.accounts.deps)({ caller: callerOf(fixture.userId) })).toMatchObject({
			ok: true,
		});
	});

	test('an address that another account has stays with that account; its owner gets a mail, the former address none', async () => {
		await fixture.change(TAKEN);
		const sent = await fixture.sendMails();
		expect(sent).toMatchObject([{ to: TAKEN, subject: 'You already have an account', token: '' }]);
		expect(sent[0]?.text).toContain('Hello Somebody,');
		expect(sent[0]?.text).not.toContain('Wairimu');
		await resendConfirmation(fixture.accounts.deps)({ caller: callerOf(fixture.userId) });
		expect((await fixture.sendMails()).map(({ to }) => to)).toEqual([TAKEN]);
	});

	test('an address that another account has survives the deletion of this account', async () => {
		await fixture.change(TAKEN);
		const closed = await deleteAccount(fixture.accounts.deps)({
			body: { currentPassword: PASSWORD, confirmation: 'delete my account' },
			caller: callerOf(fixture.userId),
		});
		expect(closed).toMatchObject({ ok: true });
		expect(await fixture.accounts.logIn(TAKEN)).toMatchObject({ ok: true });
	});

	test('no response to an account with a confirmed address reveals that another account has the new one', async () => {
		await fixture.confirmCurrent();
		const free = await asIf(RIGHT);
		const taken = await asIf(TAKEN);
		expect({ ...taken, emailChange: undefined }).toEqual({ ...free, emailChange: undefined });
		expect(taken.emailChange).toEqual({ ...free.emailChange, email: TAKEN });
	});
});

describe('simultaneous changes of address', () => {
	const holders = async () => (await scanEntity(table, 'email')).filter((item) => item.userId === fixture.userId);

	test('simultaneous changes from many tabs leave the account one address, and its owner able to log in', async () => {
		const addresses = Array.from({ length: 4 }, (_, at) => `tab${at}@mail.example`);
		const answers = await Promise.all(addresses.map((address) => fixture.change(address)));
		expect(answers.some(({ ok }) => ok)).toBe(true);
		expect(await holders()).toHaveLength(1);
		const { email } = await fixture.readAccount();
		expect(await fixture.accounts.logIn(email)).toMatchObject({ ok: true });
	});

	test('of several accounts that change to one address at once, one gets it', async () => {
		const others = await Promise.all([1, 2, 3].map((at) => fixture.accounts.join(`other${at}@mail.example`)));
		await Promise.all([
			...[fixture.userId, ...others].map((who) => fixture.change(RIGHT, { who })),
			fixture.accounts.join(RIGHT).catch(() => undefined),
		]);
		const owners = (await scanEntity(table, 'email')).filter(
			({ PK }) => PK === `EMAIL#${fields.pseudonym('email', RIGHT)}`,
		);
		expect(owners).toHaveLength(1);
		expect(await fixture.accounts.logIn(RIGHT)).toMatchObject({ ok: true });
	});

	test('a change of address concurrent with the closing of the account leaves no address behind', async () => {
		const close = deleteAccount(fixture.accounts.deps);
		await Promise.all([
			fixture.change(RIGHT),
			close({
				body: { currentPassword: PASSWORD, confirmation: 'delete my account' },
				caller: callerOf(fixture.userId),
			}),
		]);
		const isOpen = (await fixture.accounts.logIn(RIGHT)).ok || (await fixture.accounts.logIn(TYPED)).ok;
		expect(await holders()).toHaveLength(isOpen ? 1 : 0);
	});
});
