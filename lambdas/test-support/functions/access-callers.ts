import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Protection } from '@tulia/contracts/endpoint';
import type { Role } from '@tulia/contracts/identity/schemas';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { accountRepository } from '../../src/identity/account/account.repository.ts';
import { decoyHash } from '../../src/identity/account/password-hash.ts';
import { joseSignatureOf } from '../../src/identity/session/ecdsa-signature.ts';
import { issueSession } from '../../src/identity/session/issue-session.usecase.ts';
import { fieldKeyRepository } from '../../src/platform/keys/field-key.repository.ts';
import { fieldCipherSource } from '../../src/platform/keys/field-keys.ts';
import { publicJwkOf } from '../../src/platform/keys/jwk.ts';
import { keyService } from '../../src/platform/keys/kms.gateway.ts';
import { newId } from '../../src/platform/new-id.ts';
import { authRepository } from '../../src/platform/table/auth.repository.ts';
import { userKey } from '../../src/platform/table/user.items.ts';
import type { TestTable } from '../appointment/table-invariants.ts';
import type { ActiveCaller, StaffCaller } from './object-access-matrix.ts';

type AccountHolder = ActiveCaller | 'a disabled client';
type InvalidCaller = 'a visitor' | 'a malformed token' | 'a forged token' | 'an expired token' | 'a disabled client';
export type Caller = InvalidCaller | ActiveCaller;

export const invalidCallers: readonly InvalidCaller[] = [
	'a visitor',
	'a malformed token',
	'a forged token',
	'an expired token',
	'a disabled client',
];
export const staffCallers: readonly StaffCaller[] = ['an owner', 'the front desk', 'a psychologist', 'an editor'];
export const activeCallers: readonly ActiveCaller[] = [
	'a client',
	'another client',
	...staffCallers,
	'a demoted owner',
];

export const isActive = (caller: Caller): caller is ActiveCaller => activeCallers.some((one) => one === caller);

/** The psychologist of the first client's visit; the other client has another one. */
export const OWN_PSYCHOLOGIST = 'amina';
export const COLLEAGUE = 'otieno';

/** Attributes of an AUTH item beyond those of a new account. */
interface AccessRecord {
	readonly role?: 'client' | 'staff' | 'admin';
	readonly roles?: readonly StaffRole[];
	readonly psychologistId?: string;
	readonly status?: 'disabled';
}

/** Each account: the role in its session, and its current access record. */
const accounts: Readonly<Record<AccountHolder, readonly [session: Role, record: AccessRecord]>> = {
	'a disabled client': ['client', { status: 'disabled' }],
	'a client': ['client', {}],
	'another client': ['client', {}],
	// Owners from before roles are stored like this.
	'an owner': ['admin', { role: 'admin' }],
	'the front desk': ['admin', { role: 'staff', roles: ['front_desk'] }],
	'a psychologist': ['admin', { role: 'staff', roles: ['psychologist'], psychologistId: OWN_PSYCHOLOGIST }],
	'an editor': ['admin', { role: 'staff', roles: ['editor'] }],
	'a demoted owner': ['admin', { role: 'client', roles: ['owner'] }],
};

const roleOf: Readonly<Record<StaffCaller, StaffRole>> = {
	'an owner': 'owner',
	'the front desk': 'front_desk',
	'a psychologist': 'psychologist',
	'an editor': 'editor',
};

/** The answer the contract defines for this caller: let through, asked to log in, or refused. */
export function contractAnswer(
	{ access, roles }: Protection | { readonly access: 'public'; readonly roles?: undefined },
	caller: Caller,
): 'through' | 401 | 403 {
	if (access === 'public') return 'through';
	if (!isActive(caller)) return 401;
	if (access === 'client') return 'through';
	return staffCallers.some((one) => one === caller && roles.includes(roleOf[one])) ? 'through' : 403;
}

const recordsOf = Object.entries(accounts) as readonly [AccountHolder, (typeof accounts)[AccountHolder]][];

interface Centre {
	readonly table: TestTable;
	readonly kms: { readonly endpoint: string };
	readonly now: Date;
}
type Sessions = () => Promise<Readonly<Record<Caller, string>>>;

/**
 * Stores the callers' accounts; returns a function that begins a new session of each. It bypasses the functions,
 * because hashing a password takes half a second per registration and log-in.
 */
export async function accessCallers({ table, kms, now }: Centre): Promise<Sessions> {
	const settings = { AWS_REGION: 'af-south-1', AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };
	Object.assign(process.env, { ...settings, AWS_ENDPOINT_URL_KMS: kms.endpoint });
	const ids = await storeAccounts(table, now);
	const { kid } = publicJwkOf(await keyService().publicKey('signing-key'));
	const { read } = authRepository(table.db, table.tableName);
	const session = async (holder: AccountHolder, begunAt = now): Promise<string> => {
		const userId = ids[holder];
		const { auth } = await read(userId, 'none');
		const issue = issueSession({
			issuer: 'https://tulia.example',
			keyId: async () => kid,
			sign: async (input) => joseSignatureOf(await keyService().sign('signing-key', input)),
			now: () => begunAt,
			newTokenId: randomUUID,
		});
		return issue({ userId, role: accounts[holder][0], version: auth?.ver ?? 0, remember: false });
	};
	return async () => {
		const client = await session('a client');
		return {
			'a visitor': '',
			'a malformed token': 'not-a-token',
			'a forged token': `${client.slice(0, -4)}AAAA`,
			// Client sessions last 12 hours.
			'an expired token': await session('a client', new Date(now.getTime() - 13 * 3_600_000)),
			'a disabled client': await session('a disabled client'),
			'a client': client,
			'another client': await session('another client'),
			'an owner': await session('an owner'),
			'the front desk': await session('the front desk'),
			'a psychologist': await session('a psychologist'),
			'an editor': await session('an editor'),
			'a demoted owner': await session('a demoted owner'),
		};
	};
}

async function storeAccounts(table: TestTable, now: Date): Promise<Readonly<Record<AccountHolder, string>>> {
	const { db, tableName } = table;
	const keys = fieldKeyRepository(db, tableName);
	const openCipher = fieldCipherSource({ keys, kms: keyService(), masterKeyId: 'field-key', now: () => now });
	const { create } = accountRepository(db, tableName, openCipher);
	const ids: Partial<Record<AccountHolder, string>> = {};
	for (const [holder, [, record]] of recordsOf) {
		const id = newId(now);
		await create({
			id,
			name: 'Wairimu Kariuki',
			email: `${id.toLowerCase()}@example.com`,
			emailVerified: false,
			roles: [],
			passwordHash: decoyHash,
			joinedAt: now.toISOString(),
		});
		await setAccess(table, id, record);
		ids[holder] = id;
	}
	return ids as Record<AccountHolder, string>;
}

async function setAccess({ db, tableName }: TestTable, userId: string, record: AccessRecord): Promise<void> {
	for (const [attribute, value] of Object.entries(record))
		await db.send(
			new UpdateCommand({
				TableName: tableName,
				Key: userKey(userId, 'AUTH'),
				UpdateExpression: 'SET #attribute = :value',
				ConditionExpression: 'attribute_exists(PK)',
				ExpressionAttributeNames: { '#attribute': attribute },
				ExpressionAttributeValues: { ':value': value },
			}),
		);
}
