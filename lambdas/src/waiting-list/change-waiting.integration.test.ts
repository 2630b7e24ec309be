import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { ChangedWish, ChangedWishForClient } from '@tulia/contracts/waiting-list/schemas';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { expectInvariants, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import {
	FULL_DAY,
	THAT_DAY,
	type WaitingFixture,
	waitingFixture,
} from '../../test-support/waiting-list/waiting-fixture.ts';
import { changeWaiting } from './entry/change-waiting.usecase.ts';
import { changeWaitingForClient, countWaiting } from './entry/staff-waiting-list.usecase.ts';
import { openOffer, type WaitingEntry } from './waiting-entry.ts';

/** Keeps the engine running between the tests. */
let engine: FreshTable;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());

let fixture: WaitingFixture;
beforeEach(async () => {
	fixture = await waitingFixture(await freshTable());
});
afterEach(async () => {
	await expectInvariants(fixture);
	await fixture.close();
});

const TUESDAY: ChangedWish = { days: ['tuesday'], part: 'any', until: FULL_DAY };
const change = ({ id, userId }: WaitingEntry, wish: Partial<ChangedWish>) =>
	changeWaiting(fixture.deps)({ id, userId, wish: { ...TUESDAY, ...wish } });
/** A change by staff, on the version they saw. */
const byStaff = ({ id, ver }: WaitingEntry, wish: Partial<ChangedWishForClient>) =>
	changeWaitingForClient(fixture.deps)({
		params: { id },
		body: { ...TUESDAY, version: ver, ...wish },
		caller: { userId: 'staff' },
	});
const noted = async () =>
	(await scanEntity(fixture, 'audit'))
		.filter(({ action }) => action === 'client_wish_changed')
		.map(({ actor, object }) => [actor, object]);
const keptFor = async (entry: WaitingEntry) => openOffer(await fixture.entryOf(entry));
const count = () => countWaiting(fixture.deps)();

/** Two clients wait for the full day, in order; and a visit of that day. */
async function twoWait() {
	const [visit = ''] = await fixture.fillDay('holder');
	const first = await fixture.waits(await fixture.addClient('first'), THAT_DAY);
	fixture.setClock('2026-11-20T06:01:00.000Z');
	const second = await fixture.waits(await fixture.addClient('second'), THAT_DAY);
	return { visit, first, second };
}

test('a client who changes the preference keeps the position in line', async () => {
	const { visit, first, second } = await twoWait();
	expect(await change(first, { part: 'morning', days: ['tuesday', 'sunday'] })).toMatchObject({
		ok: true,
		value: { askedAt: first.askedAt, part: 'morning', days: ['tuesday', 'sunday'], ver: 2 },
	});
	expect((await fixture.deps.waitingList.waiting()).map(({ userId }) => userId)).toEqual(['first', 'second']);
	await fixture.cancel(visit);
	await fixture.sweep();
	expect(await keptFor(first)).toMatchObject({ startAt: '2026-11-24T06:00:00.000Z' });
	expect(await keptFor(second)).toBeUndefined();
});

test('a held time stays held while it suits the preference; otherwise it is offered to the next in line', async () => {
	const { visit, first, second } = await twoWait();
	await fixture.cancel(visit);
	await fixture.sweep();
	expect(await count()).toEqual({ ok: true, value: { waiting: 2, toPhone: 1 } });
	await change(first, { part: 'morning' });
	expect(await keptFor(first)).toMatchObject({ startAt: '2026-11-24T06:00:00.000Z' });
	expect(await change(first, { part: 'afternoon' })).toMatchObject({ ok: true, value: { state: 'waiting' } });
	expect(await keptFor(first)).toBeUndefined();
	await fixture.sweep();
	expect(await keptFor(second)).toMatchObject({ startAt: '2026-11-24T06:00:00.000Z' });
	// It is not offered to them again.
	await change(first, { part: 'any' });
	await fixture.answers(second, 'decline');
	await fixture.sweep();
	expect(await keptFor(first)).toBeUndefined();
});

test('an equal change, in a second tab or after a lost response, writes nothing', async () => {
	const { first } = await twoWait();
	const answers = await Promise.all([1, 2, 3].map(() => change(first, { part: 'morning' })));
	expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
	expect(await change(first, { part: 'morning' })).toMatchObject({ ok: true, value: { ver: 2 } });
});

test("a later last day keeps the entry in the client's list until then", async () => {
	const { first } = await twoWait();
	expect(await change(first, { until: '2027-01-15' })).toMatchObject({ ok: true });
	const { db, tableName } = fixture;
	const read = async (Key: Record<string, string>) =>
		(await db.send(new GetCommand({ TableName: tableName, Key }))).Item?.ttl;
	const ttl = await read({ PK: 'USER#first', SK: `WAITPLACE#${first.place}` });
	expect(ttl).toBe(await read({ PK: `WAIT#${first.id}`, SK: 'E' }));
	expect(ttl * 1000).toBeGreaterThan(Date.parse('2027-02-01'));
	expect(await fixture.deps.waitingList.ofClient('first')).toMatchObject([{ until: '2027-01-15' }]);
});

test('a change of an ended or foreign entry, or to an invalid day or psychologist, is refused', async () => {
	const { first, second } = await twoWait();
	expect(await change({ ...first, userId: 'second' }, {})).toMatchObject({ refusal: 'not_found' });
	expect(await change(first, { until: '2027-06-01' })).toMatchObject({ refusal: 'date_not_bookable' });
	expect(await change(first, { until: '2026-11-19' })).toMatchObject({ refusal: 'date_not_bookable' });
	expect(await change(first, { psychologistId: 'nobody' })).toMatchObject({ refusal: 'unknown_psychologist' });
	await fixture.stops(second);
	expect(await change(second, { part: 'morning' })).toMatchObject({ refusal: 'not_found' });
	expect(await fixture.entryOf(first)).toEqual(first);
});

test('staff change the preference and a wrong service of an entry, which keeps its position, and it is audited', async () => {
	const { first } = await twoWait();
	const later = { until: '2026-12-04', days: ['tuesday', 'friday'], part: 'morning', psychologistId: 'amina' } as const;
	expect(await byStaff(first, { ...later, serviceId: 'couples' })).toMatchObject({
		ok: true,
		value: { ...later, serviceId: 'couples', version: 2, askedAt: first.askedAt },
	});
	expect((await fixture.deps.waitingList.waiting()).map(({ userId }) => userId)).toEqual(['first', 'second']);
	expect(await noted()).toEqual([['staff', 'first']]);
	// An equal change after a lost response writes nothing.
	expect(await byStaff(first, { ...later, serviceId: 'couples' })).toMatchObject({ ok: true, value: { version: 2 } });
	expect(await noted()).toHaveLength(1);
});

test('a change by staff on a stale version is refused, and changes nothing', async () => {
	const { first } = await twoWait();
	await change(first, { part: 'afternoon' });
	expect(await byStaff(first, { part: 'morning' })).toMatchObject({ ok: false, refusal: 'changed_meanwhile' });
	expect(await fixture.entryOf(first)).toMatchObject({ part: 'afternoon', ver: 2 });
	const both = await Promise.all((['morning', 'any'] as const).map((part) => byStaff({ ...first, ver: 2 }, { part })));
	expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
	expect((await fixture.entryOf(first)).ver).toBe(3);
});

test('a time that is held for one service is not held for another', async () => {
	const { visit, first, second } = await twoWait();
	await fixture.cancel(visit);
	await fixture.sweep();
	expect(await byStaff(await fixture.entryOf(first), { serviceId: 'couples' })).toMatchObject({ ok: true });
	expect(await keptFor(first)).toBeUndefined();
	await fixture.sweep();
	expect(await keptFor(second)).toMatchObject({ startAt: '2026-11-24T06:00:00.000Z' });
});

test('staff cannot change an entry to an unknown service or psychologist, or change the service of an entry for an earlier time', async () => {
	const { visit, first } = await twoWait();
	expect(await byStaff(first, { serviceId: 'nothing' })).toMatchObject({ refusal: 'unknown_service' });
	expect(await byStaff(first, { psychologistId: 'nobody' })).toMatchObject({ refusal: 'unknown_psychologist' });
	expect(await byStaff({ ...first, id: 'X' }, {})).toMatchObject({ refusal: 'not_found' });
	const { ticketNumber = '' } = (await fixture.deps.appointments.find(visit)) ?? {};
	const earlier = await fixture.waits('holder-0', { ...THAT_DAY, insteadOf: ticketNumber }, 'staff');
	expect(await byStaff(earlier, { serviceId: 'couples' })).toMatchObject({ refusal: 'unknown_service' });
	expect(await byStaff(earlier, { serviceId: 'stress', part: 'morning' })).toMatchObject({ ok: true });
});
