import { randomBytes } from 'node:crypto';
import type { BatchGetItemCommandOutput } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { statedAddress } from '../../platform/confirmed-address.ts';
import { ok } from '../../platform/http/result.ts';
import { fieldCipherFrom } from '../../platform/keys/field-cipher.ts';
import { newId } from '../../platform/new-id.ts';
import { register } from '../registration/register.usecase.ts';
import { login } from '../session/session.usecase.ts';
import { accountRepository } from './account.repository.ts';
import { createUser } from './create-user.usecase.ts';
import { decoyHash, hashPassword, isOutdated } from './password-hash.ts';
import { roleRepository } from './role.repository.ts';

const NOW = new Date('2026-11-30T21:30:00.000Z'); // 1 December in Nairobi
const PASSWORD = 'Mvua7ya7Kusi!';
/** The production function at a low cost: fifty hashes at once would otherwise take half a minute. */
const cheapHash = (password: string) => hashPassword(password, { ln: 4, r: 8, p: 1 });

let table: FreshTable;
beforeAll(async () => {
	table = await freshTable();
});
afterAll(() => table.close());

const cipher = fieldCipherFrom(randomBytes(32));
const accounts = () => accountRepository(table.db, table.tableName, async () => cipher);
const creator = () => createUser({ accounts: accounts(), hash: cheapHash, now: () => NOW, newId });
const issueToken = async () => 'a-token';
const viewer = { ip: '203.0.113.7', device: undefined, userAgent: '' };
/** Limits and mails have their own tests. */
const unlimited = { admit: async () => ok(undefined) };
const noMail = async () => undefined;
const noLoginLimits = {
	admit: async () => ok({ succeeded: async () => undefined, unfinished: async () => undefined }),
};
const noFactor = async () => ok(undefined);
const loginWith = (hash: typeof hashPassword, store = accounts()) => {
	const roles = roleRepository(table.db, table.tableName, newId);
	const stores = { accounts: store, roles, limits: noLoginLimits };
	const run = login({ ...stores, hash, issueToken, checkCode: noFactor, now: () => NOW });
	return (input: Pick<Parameters<typeof run>[0], 'body'>) => run({ ...input, viewer });
};
const registration = (email: string) => ({
	name: ' Amina Wanjiru ',
	email,
	password: PASSWORD,
	confirmPassword: PASSWORD,
	terms: true as const,
});

describe('registering', () => {
	const registering = () => {
		const run = register({ createUser: creator(), issueToken, mail: noMail, limits: unlimited, now: () => NOW });
		return (input: Pick<Parameters<typeof run>[0], 'body'>) => run({ ...input, viewer });
	};

	test('fifty concurrent registrations with one address in three spellings create one account', async () => {
		const spellings = ['Amina@Example.KE', 'amina@example.ke', ' AMINA@example.ke '];
		const before = await usersCounted();
		const outcomes = await Promise.all(
			Array.from({ length: 50 }, (_, at) => registering()({ body: registration(spellings[at % 3] ?? '') })),
		);

		expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
		expect(outcomes.filter((outcome) => !outcome.ok && outcome.refusal === 'email_taken')).toHaveLength(49);
		expect(await usersCounted()).toEqual({ month: before.month + 1, ever: before.ever + 1 });
		const { Items } = await table.db.send(
			new QueryCommand({
				TableName: table.tableName,
				IndexName: 'GSI1',
				KeyConditionExpression: 'G1PK = :month',
				ExpressionAttributeValues: { ':month': 'USERS#202612' },
			}),
		);
		expect(Items).toHaveLength(1);
	});

	test('registering returns a client session with the name trimmed and the address canonical', async () => {
		const answer = await registering()({ body: registration('Baraka@Example.ke') });
		expect(answer).toMatchObject({
			ok: true,
			value: {
				token: 'a-token',
				user: { name: 'Amina Wanjiru', email: 'baraka@example.ke', role: 'client', emailVerified: false },
			},
		});
	});

	test('registering stores neither the address nor the password in the clear', async () => {
		await registering()({ body: registration('visible-canary@example.ke') });
		const { Items } = await table.db.send(new ScanCommand({ TableName: table.tableName }));
		const dump = JSON.stringify(Items).toLowerCase();
		expect(dump).toContain('amina wanjiru');
		expect(dump).not.toContain('visible-canary');
		expect(dump).not.toContain(PASSWORD.toLowerCase());
	});

	test.each([
		['no number at all', '12345'],
		['a line that takes no SMS', '020 2222222'],
	])('registering refuses a phone that is %s at its field, and stores nothing', async (_what, phone) => {
		const before = await usersCounted();
		const body = { ...registration('phone@example.ke'), phone };
		expect(await registering()({ body })).toMatchObject({ refusal: 'invalid_request', errors: [{ field: 'phone' }] });
		expect(await usersCounted()).toEqual(before);
	});

	test('registering refuses a common password at its field, and stores nothing', async () => {
		const before = await usersCounted();
		const body = { ...registration('common@example.ke'), password: 'P@ssw0rd1', confirmPassword: 'P@ssw0rd1' };
		const answer = await registering()({ body });
		expect(answer).toMatchObject({ ok: false, refusal: 'invalid_request', errors: [{ field: 'password' }] });
		expect(await usersCounted()).toEqual(before);
	});
});

describe('logging in', () => {
	const counting = () => {
		const hashes: string[] = [];
		return { hashes, run: loginWith(cheapHash) };
	};

	test('logging in accepts the password under any spelling of the address', async () => {
		await creator()({ ...registration('chebet@example.ke'), role: 'client', emailVerified: true, welcome: false });
		const answer = await counting().run({ body: { email: ' Chebet@Example.KE', password: PASSWORD } });
		expect(answer).toMatchObject({ ok: true, value: { user: { email: 'chebet@example.ke', emailVerified: true } } });
	});

	test('logging in returns the same for an unknown address, a wrong password and a disabled account', async () => {
		const created = await creator()({
			...registration('disabled@example.ke'),
			role: 'client',
			emailVerified: true,
			welcome: false,
		});
		await disable(created.ok ? created.value.id : '');
		const answers = await Promise.all([
			counting().run({ body: { email: 'nobody@example.ke', password: PASSWORD } }),
			counting().run({ body: { email: 'chebet@example.ke', password: `${PASSWORD}x` } }),
			counting().run({ body: { email: 'disabled@example.ke', password: PASSWORD } }),
		]);
		for (const answer of answers) expect(answer).toEqual({ ok: false, refusal: 'invalid_credentials' });
	});

	test('logging in replaces a hash of another cost after the right password', async () => {
		const created = await creator()({
			...registration('old-hash@example.ke'),
			role: 'client',
			emailVerified: true,
			welcome: false,
		});
		const userId = created.ok ? created.value.id : '';
		const before = await storedHash(userId);
		expect(isOutdated(before)).toBe(true);
		const strong = loginWith(hashPassword);
		await strong({ body: { email: 'old-hash@example.ke', password: `${PASSWORD}x` } });
		expect(await storedHash(userId)).toBe(before);
		await strong({ body: { email: 'old-hash@example.ke', password: PASSWORD } });
		expect(isOutdated(await storedHash(userId))).toBe(false);
		expect(await strong({ body: { email: 'old-hash@example.ke', password: PASSWORD } })).toMatchObject({ ok: true });
	});

	test('logging in compares an unknown address with a decoy of the same cost as real accounts', async () => {
		expect(isOutdated(decoyHash)).toBe(false);
	});
});

async function disable(userId: string): Promise<void> {
	await table.db.send(
		new UpdateCommand({
			TableName: table.tableName,
			Key: { PK: `USER#${userId}`, SK: 'AUTH' },
			UpdateExpression: 'SET #status = :disabled',
			ExpressionAttributeNames: { '#status': 'status' },
			ExpressionAttributeValues: { ':disabled': 'disabled' },
		}),
	);
}

async function storedHash(userId: string): Promise<string> {
	const Key = { PK: `USER#${userId}`, SK: 'CRED' };
	const { Item } = await table.db.send(new GetCommand({ TableName: table.tableName, Key, ConsistentRead: true }));
	return String(Item?.hash);
}

/** Counted accounts of December 2026, and of all time. */
async function usersCounted(): Promise<{ readonly month: number; readonly ever: number }> {
	const sum = async (PK: string, month = ''): Promise<number> => {
		const { Items = [] } = await table.db.send(
			new QueryCommand({
				TableName: table.tableName,
				KeyConditionExpression: `PK = :pk${month ? ' AND begins_with(SK, :month)' : ''}`,
				ExpressionAttributeValues: { ':pk': PK, ...(month ? { ':month': month } : {}) },
				ConsistentRead: true,
			}),
		);
		return Items.reduce((total, item) => total + Number(item.users), 0);
	};
	return { month: await sum('STAT#MONTHS', '202612'), ever: await sum('STAT#ALL') };
}

describe('an account read while the table is busy', () => {
	test('an account read while the table is busy is retried after a partial batch, and does not become a wrong password', async () => {
		const created = await creator()({
			...registration('partly@example.ke'),
			role: 'client',
			emailVerified: true,
			welcome: false,
		});
		if (!created.ok) throw new Error('The account was not made.');
		const short = answerOnlyAPart(table.client);
		expect(await accounts().findLogin(statedAddress('partly@example.ke', 'log_in'))).toMatchObject({
			userId: created.value.id,
		});
		expect(short.times()).toBe(1);
	});

	test('an account read while the table is busy is strongly consistent, because a session may read right after registration', async () => {
		const inputs: unknown[] = [];
		table.client.middlewareStack.add(
			(next) => (args) => {
				inputs.push(args.input);
				return next(args);
			},
			{ step: 'initialize' },
		);
		await accounts().readProfile('01NOBODY');
		expect(inputs).toEqual([expect.objectContaining({ ConsistentRead: true })]);
	});
});

/** Leaves the last item of the next batch unprocessed. */
function answerOnlyAPart(client: FreshTable['client']) {
	let times = 0;
	client.middlewareStack.add(
		(next, context) => async (args) => {
			const answer = await next(args);
			if (context.commandName !== 'BatchGetItemCommand' || times > 0) return answer;
			times += 1;
			const output = answer.output as BatchGetItemCommandOutput;
			const items = output.Responses?.[table.tableName] ?? [];
			const [left] = items.splice(-1);
			if (left?.PK && left.SK) output.UnprocessedKeys = { [table.tableName]: { Keys: [{ PK: left.PK, SK: left.SK }] } };
			return answer;
		},
		{ step: 'deserialize', priority: 'high' },
	);
	return { times: () => times };
}
