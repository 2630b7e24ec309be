import { validators } from '@tulia/contracts/endpoint-validators/all';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { callAsStaff, type StaffRequest } from '../../test-support/platform/call-as-staff.ts';
import { httpHandler } from '../platform/http/http.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { endSubscription } from './end-subscription.usecase.ts';
import { listSubscribers } from './list-subscribers.usecase.ts';
import { subscriberLists } from './subscribers.repository.ts';
import { subscriptionRepository } from './subscription.repository.ts';
import { confirmed, requested } from './subscription.ts';
import { unsubscribe } from './unsubscribe.usecase.ts';

const cipher = fieldCipherFrom(new Uint8Array(32).fill(3));
let table: FreshTable;
let now: Date;
const exports: (readonly [actor: string, at: Date])[] = [];
beforeEach(async () => {
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // silences the request log
	table = await freshTable();
	exports.splice(0);
	now = new Date('2026-11-24T09:00:00.000Z');
});
afterEach(() => table.close());

const list = (request?: StaffRequest) =>
	callAsStaff(
		httpHandler(
			'listSubscribers',
			validators,
			listSubscribers({
				subscribers: subscriberLists(table.db, table.tableName),
				openCipher: async () => cipher,
				siteOrigin: 'https://tulia.example',
				noteExport: async (actor, at) => void exports.push([actor, at]),
				now: () => now,
			}),
		),
		{ query: {}, ...request },
	);
const store = () => subscriptionRepository(table.db, table.tableName);

async function subscribe(email: string, minute: number, isConfirmed = true): Promise<string> {
	const id = cipher.pseudonym('email', email);
	const at = new Date(Date.UTC(2026, 10, 24, 6, minute));
	const pending = requested(undefined, { id, sealedEmail: cipher.encrypt(email, id), generation: 'g', now: at });
	const decision = confirmed(pending, at);
	if (!decision.ok) throw new Error(decision.refusal);
	await store().replace(undefined, isConfirmed ? decision.value : pending);
	return id;
}

test('staff see only current subscribers, newest first in pages', async () => {
	for (let at = 0; at < 5; at += 1) await subscribe(`s${at}@example.ke`, at);
	await subscribe('waits@example.ke', 9, false);
	await endSubscription(store())(cipher.pseudonym('email', 's2@example.ke'), 'subscriber', now);
	const first = await list({ query: { limit: '2' } });
	expect(first.body.data).toMatchObject([
		{ email: 's4@example.ke', state: 'active', since: '2026-11-24T06:04:00.000Z' },
		{ email: 's3@example.ke' },
	]);
	const { data, nextCursor } = (await list({ query: { limit: '2', cursor: first.body.nextCursor } })).body;
	expect([data.map(({ email }: { email: string }) => email), nextCursor]).toEqual([
		['s1@example.ke', 's0@example.ke'],
		undefined,
	]);
	expect((await list({ query: { state: 'pending' } })).body.data).toMatchObject([{ email: 'waits@example.ke' }]);
	expect(await list({ query: { state: 'ended' } })).toMatchObject({ status: 400 });
	expect(await list({ query: { cursor: 'AAAA' } })).toMatchObject({ status: 400 });
});

test('a subscriber whose time to confirm ran out is not listed, even before the table deletes them', async () => {
	await subscribe('waits@example.ke', 0, false);
	now = new Date('2026-12-26T09:00:00.000Z');
	expect((await list({ query: { state: 'pending' } })).body.data).toEqual([]);
});

test('the link beside a subscriber ends exactly that subscription', async () => {
	await subscribe('amina@example.ke', 0);
	await subscribe('otieno@example.ke', 1);
	const { unsubscribeUrl } = (await list()).body.data[1];
	const url = new URL(unsubscribeUrl);
	expect(url.origin + url.pathname).toBe('https://tulia.example/newsletter/unsubscribe');
	const end = httpHandler(
		'unsubscribe',
		validators,
		unsubscribe({ subscriptions: store(), prove: async () => cipher.proof, now: () => now }),
	);
	await callAsStaff(end, { query: { token: url.searchParams.get('token') ?? '' } });
	expect((await list()).body.data.map(({ email }: { email: string }) => email)).toEqual(['otieno@example.ke']);
});

test('an export of more than a screen of addresses is audited', async () => {
	await subscribe('one@example.ke', 1);
	await list({ query: { limit: '20' } });
	expect(exports).toEqual([]);
	await list({ query: { limit: '100' } });
	expect(exports).toEqual([[expect.any(String), now]]);
});
