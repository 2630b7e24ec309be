import '../../../test-support/notification/silence-log.ts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { PASSWORD } from '../../../test-support/account/account-fixture.ts';
import { lastingFigures } from '../../../test-support/account/decrypted-dump.ts';
import { expectInvariants, ofEntity, scanAll, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { mergeFixture } from '../../../test-support/client-file/merge-fixture.ts';
import { chosenCrashPoints } from '../../../test-support/notification/crash-injection.ts';
import { deleteAccount } from '../../account/close/delete-account.usecase.ts';
import { cancelAppointment } from '../../appointment/cancel/cancel-appointment.usecase.ts';
import { formerAddressPart } from '../../client/search/search-parts.items.ts';

const fixture = mergeFixture(freshTable);
const { merge, runJobs, settle } = fixture;

describe('merging two records of one person', () => {
	test('two merged records have all visits together, and the old address and number lead to them', async () => {
		const [kept, other] = await fixture.twoRecords();
		const before = await lastingFigures(fixture.centre().booking);
		expect(await merge(kept, other, { phone: 'other' })).toMatchObject({
			ok: true,
			value: { id: kept, name: 'Faith Akinyi', phone: { number: '+254733000111', confirmed: false }, version: 1 },
		});
		// Coming visits were moved in the first transaction.
		expect((await fixture.centre().files.fileOf(kept)).visits).toMatchObject([
			{ status: 'confirmed' },
			{ status: 'confirmed' },
		]);
		await settle();
		const file = await fixture.centre().files.fileOf(other);
		expect(file.client.id).toBe(kept);
		expect(file).toMatchObject({ isMerging: false, figures: { attended: 1 }, merged: [{ id: other, visits: 2 }] });
		expect(file.visits).toHaveLength(3);
		expect(file.merged[0]).toMatchObject({ phone: '0733 000 111', reason: 'She said so', name: 'Akinyi Faith' });
		expect(await lastingFigures(fixture.centre().booking)).toEqual(before);
		await expectInvariants(fixture.centre().booking);
		for (const typed of ['0712345678', '0733000111', '0111'])
			expect(await fixture.centre().files.found(typed)).toEqual([kept]);
	});

	test('two merged records never get SMS when the remaining number is a landline', async () => {
		const kept = await fixture.centre().files.added('Faith Akinyi', '0712 345 678');
		const other = await fixture.centre().files.added('Akinyi Faith', '020 2345609', 'none');
		expect(await merge(kept, other, { phone: 'other' })).toMatchObject({ ok: true, value: { notices: 'none' } });
	});

	test('two merged records leave under the old id only a pointer to the remaining record', async () => {
		const [kept, other] = await fixture.twoRecords();
		await merge(kept, other);
		await settle();
		const left = (await scanAll(fixture.centre().booking)).filter((item) => JSON.stringify(item).includes(other));
		const kinds = left.map(({ entity, action }) => action ?? entity).sort();
		// Audit entries are never changed.
		expect(kinds).toEqual(['client_added', 'clients_merged', 'clients_merged', 'job', 'merged-client', 'user']);
	});

	test('two merged records have an audit entry each, with the actor and the number of moved visits', async () => {
		const [kept, other] = await fixture.twoRecords();
		await merge(kept, other);
		const entries = (await scanEntity(fixture.centre().booking, 'audit')).filter(
			({ action }) => action === 'clients_merged',
		);
		expect(entries.map(({ object }) => object).sort()).toEqual([kept, other].sort());
		for (const entry of entries)
			expect(entry).toMatchObject({ actor: 'staff', merged: { other, stays: kept, visits: 2, coming: 1, paid: 1 } });
	});

	test('two merged records get a notice promised before the merge once, at the remaining number', async () => {
		const [kept, other] = await fixture.twoRecords();
		await merge(kept, other);
		await runJobs();
		await settle();
		const recipients = fixture.centre().notifier.sms.accepted.map(({ to }) => to);
		expect(recipients).not.toContain('+254733000111');
		expect(recipients).toHaveLength(2);
	});

	test('two merged records can be booked for by the old id, which staff may still have on a screen', async () => {
		const [kept, other] = await fixture.twoRecords();
		await merge(kept, other);
		expect(await fixture.centre().files.bookFor(other, { time: '3:00 PM' })).toMatchObject({ ok: true });
		await settle();
		expect((await fixture.centre().files.fileOf(kept)).visits).toHaveLength(4);
		await expectInvariants(fixture.centre().booking);
	});

	test('two merged records get the same ticket for a booking that is repeated after the merge', async () => {
		const [kept, other] = await fixture.twoRecords();
		const options = { time: '3:00 PM', date: '2026-11-26' };
		const key = '1b671a64-40d5-491e-99b0-da01ff1f3341';
		const first = await fixture.centre().files.bookFor(other, options, key);
		if (!first.ok) throw new Error(first.refusal);
		await merge(kept, other);
		await settle();
		const { id, ticketNumber } = first.value;
		expect(await fixture.centre().files.bookFor(other, options, key)).toMatchObject({
			ok: true,
			value: { id, ticketNumber },
		});
	});
});

describe('a merge is refused', () => {
	test('a merge is refused when the names differ, until staff confirm that it is one person', async () => {
		const mother = await fixture.centre().files.added('Mary Wanjiru', '0712345678');
		const son = await fixture.centre().files.added('Brian Kamau', '0712345678');
		expect(await merge(mother, son)).toMatchObject({ refusal: 'names_differ' });
		expect(await merge(mother, son, { samePerson: true })).toMatchObject({ ok: true });
	});

	test('a merge is refused when both records have a visit at the same time', async () => {
		const [kept, other] = [await fixture.centre().files.added('Faith'), await fixture.centre().files.added('Faith')];
		for (const id of [kept, other])
			expect(await fixture.centre().files.bookFor(id, { time: '9:00 AM' })).toMatchObject({ ok: true });
		const visits = await scanEntity(fixture.centre().booking, 'appointment');
		const refused = await merge(kept, other);
		expect(refused).toMatchObject({
			refusal: 'client_overlap',
			detail: 'Each of the two records has a visit at the same time.',
		});
		const named = refused.ok ? [] : (refused.affected ?? []);
		expect(named.map(({ ticketNumber }) => ticketNumber).toSorted()).toEqual(
			visits.map(({ ticketNumber }) => ticketNumber).toSorted(),
		);
	});

	test('a merge is refused when one of the records changed since it was read, was closed, or is the same', async () => {
		const [kept, other] = await fixture.twoRecords();
		expect(await merge(kept, other, { otherVersion: 3 })).toMatchObject({ refusal: 'changed_meanwhile' });
		expect(await merge(kept, 'nobody')).toMatchObject({ refusal: 'not_found' });
		expect(await merge(kept, kept)).toMatchObject({ refusal: 'invalid_request' });
		expect(await merge(kept, other)).toMatchObject({ ok: true });
		expect(await merge(kept, other, { version: 1 })).toMatchObject({ refusal: 'not_found' });
	});

	test('a merge is refused while another merge of its records is under way', async () => {
		const [kept, other] = await fixture.twoRecords();
		const third = await fixture.centre().files.added('Faith');
		await merge(kept, other);
		expect(await merge(kept, third, { version: 1 })).toMatchObject({ refusal: 'merge_running' });
		await settle();
		expect(await merge(kept, third, { version: 1 })).toMatchObject({ ok: true });
		await settle();
		// Pointers of merged records are followed transitively.
		const last = await fixture.centre().files.added('Faith Akinyi');
		expect(await merge(last, kept, { otherVersion: 2 })).toMatchObject({ ok: true });
		await settle();
		expect((await fixture.centre().files.fileOf(other)).client.id).toBe(last);
		expect((await fixture.centre().files.fileOf(last)).merged.map(({ id }) => id)).toEqual([other, third, kept]);
	});
});

describe('merging records with an account', () => {
	test('a record with an account is opened to visits of another record only when staff confirmed that', async () => {
		const [, other] = await fixture.twoRecords();
		const account = await fixture.account('faith@example.ke', 'Faith Akinyi');
		expect(await merge(account, other)).toMatchObject({ refusal: 'merge_opens_visits' });
		expect(await merge(account, other, { opensVisits: true })).toMatchObject({ ok: true });
		expect(await fixture.centre().accounts.logIn('faith@example.ke')).toMatchObject({ ok: true });
	});

	test('two records with accounts are not merged, and a record with an account remains', async () => {
		const first = await fixture.account('faith@example.ke', 'Faith Akinyi');
		const second = await fixture.account('akinyi@example.ke', 'Faith Akinyi');
		const desk = await fixture.centre().files.added('Faith Akinyi');
		expect(await merge(first, second, { opensVisits: true })).toMatchObject({ refusal: 'two_accounts' });
		expect(await merge(desk, first, { opensVisits: true })).toMatchObject({ refusal: 'other_has_account' });
	});

	test('a merged record loses a log-in whose address was never confirmed, whichever record remains', async () => {
		for (const side of ['kept', 'other'] as const) {
			const email = `${side}@example.ke`;
			const stranger = await fixture.centre().accounts.join(email, 'client', 'Faith Akinyi');
			const desk = await fixture.centre().files.added('Faith Akinyi', '0712345678');
			expect(await fixture.centre().accounts.logIn(email)).toMatchObject({ ok: true });
			const sides = side === 'kept' ? ([stranger, desk] as const) : ([desk, stranger] as const);
			expect(await merge(...sides, { email: side })).toMatchObject({ ok: true, value: { email, hasPassword: false } });
			await settle();
			expect(await fixture.centre().accounts.logIn(email)).toMatchObject({ refusal: 'invalid_credentials' });
			expect(await fixture.centre().accounts.deps.sessions.read(stranger, 'j')).not.toMatchObject({ auth: { ver: 1 } });
		}
	});

	test('a dropped address is free for its owner after a merge, and staff still find the record by it', async () => {
		const account = await fixture.account('faith@example.ke', 'Faith Akinyi');
		await fixture.centre().accounts.join('old@example.ke', 'client', 'Faith Akinyi');
		const [second = ''] = await fixture.centre().files.found('old@example.ke');
		expect(await merge(account, second, { opensVisits: true })).toMatchObject({ ok: true });
		await settle();
		expect(await fixture.centre().files.found('old@example.ke')).toEqual([account]);
		expect(await fixture.centre().accounts.logIn('old@example.ke')).toMatchObject({ refusal: 'invalid_credentials' });
		expect(formerAddressPart('old@example.ke', fixture.centre().booking.cipher.pseudonym)).toHaveLength(43);
		const next = await fixture.centre().accounts.join('old@example.ke', 'client', 'Somebody Else');
		expect((await fixture.centre().files.fileOf(next)).client.name).toBe('Somebody Else');
	});

	test('closing an account also closes all records merged into it, even during the merge', async () => {
		const [, other] = await fixture.twoRecords();
		const account = await fixture.account('faith@example.ke', 'Faith Akinyi');
		await merge(account, other, { opensVisits: true });
		const caller = { userId: account, role: 'client', roles: [], version: 1, jti: 'j', expiresAt: 0 } as const;
		const body = { currentPassword: PASSWORD, confirmation: 'delete my account' } as const;
		expect(await deleteAccount(fixture.centre().accounts.deps)({ body, caller })).toMatchObject({ ok: true });
		await settle();
		await settle();
		const items = await scanAll(fixture.centre().booking);
		expect(ofEntity(items, 'merged-client')).toEqual([]);
		// Audit entries and finished jobs contain only ids, and cells expire with their day.
		const named = items.filter((item) => !['audit', 'job', 'cell'].includes(item.entity));
		for (const id of [account, other]) expect(named.filter((item) => JSON.stringify(item).includes(id))).toEqual([]);
	});
});

test('a merge that crashes at any step ends in the same state', async () => {
	const ends: { readonly id: string; readonly end: unknown }[] = [];
	const points = chosenCrashPoints(27);
	let crashes = 0;
	for (const { call, when, id } of points) {
		const [kept, other] = await fixture.twoRecords();
		await merge(kept, other);
		// Long enough for the job to run its last step.
		fixture.centre().notifier.clock.advance(60_000);
		fixture.centre().notifier.process.crashAt(call, when);
		await fixture.runMerge(other);
		crashes += Number(fixture.centre().notifier.process.hasCrashed);
		fixture.centre().notifier.process.restart();
		await fixture.settle();
		const file = await fixture.centre().files.fileOf(other);
		ends.push({ id, end: [file.visits.length, file.isMerging, file.figures, file.merged.length] });
	}
	expect(ends).toEqual(ends.map(({ id }) => ({ id, end: ends[0]?.end })));
	expect(crashes).toBeGreaterThan(points.length / 2);
	expect(crashes).toBeLessThan(points.length);
	await expectInvariants(fixture.centre().booking);
});

describe('a visit that changes during a merge', () => {
	test.each(['cancelled', 'booked', 'moved'] as const)(
		'a visit that is %s during a merge has one consistent state',
		async (what) => {
			for (let round = 0; round < 6; round += 1) {
				const [kept, other] = await fixture.twoRecords();
				const [visit = ''] = await fixture.comingOf(other);
				const act = {
					cancelled: () =>
						cancelAppointment({ ...fixture.centre().booking.deps, now: fixture.centre().now })({
							appointmentId: visit,
							by: 'staff',
							actor: 'staff',
							reason: 'Asked to',
						}),
					booked: () => fixture.centre().files.bookFor(other, { time: '3:00 PM', date: '2026-11-27' }),
					moved: () => fixture.move(visit),
				};
				const [merged] = await Promise.all([merge(kept, other), act[what]()]);
				if (!merged.ok) {
					expect(merged.refusal).toBe('changed_meanwhile');
					expect(await merge(kept, other)).toMatchObject({ ok: true });
				}
				await settle();
				const items = await scanAll(fixture.centre().booking);
				expect(ofEntity(items, 'appointment').filter(({ userId }) => userId === other)).toEqual([]);
				expect(ofEntity(items, 'cell').filter(({ uid }) => uid === other)).toEqual([]);
				await expectInvariants(fixture.centre().booking, fixture.centre().now());
			}
		},
	);
});
