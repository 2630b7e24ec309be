import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { expectInvariants, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import {
	ANY_TIME,
	FULL_DAY,
	THAT_DAY,
	type WaitingFixture,
	waitingFixture,
} from '../../test-support/waiting-list/waiting-fixture.ts';
import { joinWaitingList } from './entry/join-waiting-list.usecase.ts';
import { listMyWaiting } from './entry/own-waiting.usecase.ts';
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

const client = (name: string) => fixture.addClient(name);
const jobs = async () => (await scanEntity(fixture, 'job')).filter(({ type }) => type === 'time_offer_mail');
const keptFor = async (entry: WaitingEntry) => openOffer(await fixture.entryOf(entry));

test('no offer is made while the day is full, and the first in line gets one once a visit is cancelled', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	const first = await fixture.waits(await client('first'));
	fixture.setClock('2026-11-20T06:01:00.000Z');
	const second = await fixture.waits(await client('second'));
	expect(await fixture.sweep()).toBe(0);
	await fixture.cancel(visit);
	expect(await fixture.sweep()).toBe(1);
	expect(await keptFor(first)).toMatchObject({
		startAt: '2026-11-24T06:00:00.000Z',
		until: '2026-11-20T08:01:00.000Z',
	});
	expect(await keptFor(second)).toBeUndefined();
	expect(await jobs()).toMatchObject([{ ref: first.id, state: 'pending' }]);
});

test('a held time cannot be booked by other clients or staff, and becomes the visit of the client who takes it', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	const entry = await fixture.waits(await client('first'));
	await fixture.cancel(visit);
	await fixture.sweep();
	expect(await fixture.book(await client('stranger'), { date: FULL_DAY })).toMatchObject({ refusal: 'slot_taken' });
	await expectInvariants(fixture);
	expect(await fixture.answers(entry, 'take')).toMatchObject({
		ok: true,
		value: { state: 'ended', ended: { why: 'taken' } },
	});
	const { tookAs } = await fixture.entryOf(entry);
	expect(await fixture.deps.appointments.find(tookAs ?? '')).toMatchObject({
		...{ userId: 'first', status: 'confirmed', startAt: '2026-11-24T06:00:00.000Z', bookedBy: 'client' },
	});
});

test('taking an offer is idempotent', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	const entry = await fixture.waits(await client('first'));
	await fixture.cancel(visit);
	await fixture.sweep();
	const answers = await Promise.all([1, 2, 3].map(() => fixture.answers(entry, 'take')));
	expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
	expect(await fixture.answers(entry, 'take')).toMatchObject({ ok: true });
	expect((await scanEntity(fixture, 'appointment')).filter(({ userId }) => userId === 'first')).toHaveLength(1);
});

test('a client who declines an offer stays on the waiting list, and the time is offered to the next in line', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	const first = await fixture.waits(await client('first'));
	fixture.setClock('2026-11-20T06:01:00.000Z');
	const second = await fixture.waits(await client('second'));
	await fixture.cancel(visit);
	await fixture.sweep();
	expect(await fixture.answers(first, 'decline')).toMatchObject({ ok: true, value: { state: 'waiting' } });
	await fixture.sweep();
	expect(await keptFor(first)).toBeUndefined();
	expect(await keptFor(second)).toMatchObject({ startAt: '2026-11-24T06:00:00.000Z' });
	expect(await fixture.answers(first, 'take')).toMatchObject({ refusal: 'offer_gone' });
});

test('the hold of a time ends on time, whether or not a sweep has released it', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	const entry = await fixture.waits(await client('first'));
	await fixture.cancel(visit);
	await fixture.sweep();
	const { until = '' } = (await keptFor(entry)) ?? {};
	const seen = async () => {
		const listed = await listMyWaiting(fixture.deps)({ caller: { userId: 'first' } });
		return listed.ok && listed.value.data.map(({ kept }) => kept?.until);
	};
	fixture.setClock(new Date(Date.parse(until) - 1));
	expect(await seen()).toEqual([until]);
	fixture.setClock(until);
	expect(await seen()).toEqual([undefined]);
	expect(await fixture.answers(entry, 'take')).toEqual({ ok: false, refusal: 'offer_gone' });
	expect(await fixture.answers(entry, 'decline')).toMatchObject({ ok: true });
	await fixture.sweep();
	expect((await fixture.entryOf(entry)).offers.map(({ state }) => state)).toContain('lapsed');
});

test('when the hold ends the time is offered to the next, and three unanswered offers end the entry', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	const first = await fixture.waits(await client('first'), ANY_TIME);
	await fixture.cancel(visit);
	for (const day of ['2026-11-20', '2026-11-23', '2026-11-24']) {
		fixture.setClock(`${day}T06:05:00.000Z`);
		expect(await fixture.sweep()).toBe(1);
		fixture.setClock(`${day}T08:06:00.000Z`);
		await fixture.sweep();
	}
	expect(await fixture.entryOf(first)).toMatchObject({ state: 'ended', ended: { why: 'unanswered' } });
	expect((await fixture.entryOf(first)).offers.map(({ state }) => state)).toEqual(['lapsed', 'lapsed', 'lapsed']);
});

test('accepting an earlier time moves the visit, which keeps its number, and the old time is offered to the next in line', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	const own = await fixture.booked(await client('first'), { date: '2026-12-03', time: '3:00 PM' });
	const ticket = (await fixture.deps.appointments.find(own))?.ticketNumber ?? '';
	const entry = await fixture.waits('first', { ...THAT_DAY, insteadOf: ticket });
	await fixture.cancel(visit);
	await fixture.sweep();
	await fixture.answers(entry, 'take');
	expect(await fixture.deps.appointments.find(own)).toMatchObject({
		...{ ticketNumber: ticket, startAt: '2026-11-24T06:00:00.000Z', movedFrom: '2026-12-03T12:00:00.000Z', ver: 2 },
	});
	expect(await fixture.book(await client('other'), { date: '2026-12-03', time: '3:00 PM' })).toMatchObject({
		ok: true,
	});
});

test('no later time is offered to a client who has a visit and wants an earlier one', async () => {
	const own = await fixture.booked(await client('first'), { date: FULL_DAY, time: '9:00 AM' });
	const ticket = (await fixture.deps.appointments.find(own))?.ticketNumber ?? '';
	await fixture.waits('first', { ...ANY_TIME, days: ['tuesday', 'wednesday'], insteadOf: ticket });
	expect(await fixture.sweep()).toBe(0);
});

test('no offer is made at night, nor for a time within the lead time', async () => {
	const entry = await fixture.waits(await client('first'), { ...ANY_TIME, days: ['friday'], until: '2026-11-20' });
	fixture.setClock('2026-11-20T04:30:00.000Z');
	expect(await fixture.sweep()).toBe(0);
	// 9:00 AM: the last bookable time of this day begins at 3:00 PM, and is held until 11:00 AM at most.
	fixture.setClock('2026-11-20T06:00:00.000Z');
	expect(await fixture.sweep()).toBe(1);
	expect(await keptFor(entry)).toMatchObject({
		startAt: '2026-11-20T10:30:00.000Z',
		until: '2026-11-20T06:30:00.000Z',
	});
});

test('a held time is released when the centre closes that day', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	const entry = await fixture.waits(await client('first'));
	await fixture.cancel(visit);
	await fixture.sweep();
	await fixture.closeDay(FULL_DAY);
	expect(await fixture.answers(entry, 'take')).toMatchObject({ refusal: 'offer_gone' });
	await fixture.sweep();
	expect(await fixture.entryOf(entry)).toMatchObject({ state: 'waiting', offers: [{ state: 'withdrawn' }] });
});

test('an entry ends when the client has a suitable visit, or its last day is over', async () => {
	const has = await fixture.waits(await client('has'), { ...ANY_TIME, days: ['wednesday'] });
	fixture.setClock('2026-11-20T04:00:00.000Z');
	await fixture.booked('has', { date: '2026-11-25' });
	const over = await fixture.waits(await client('over'), { ...ANY_TIME, until: '2026-11-21' });
	fixture.setClock('2026-11-22T04:00:00.000Z');
	await fixture.sweep();
	expect((await fixture.entryOf(has)).ended?.why).toBe('has_it');
	expect((await fixture.entryOf(over)).ended?.why).toBe('date_over');
});

test('a client has at most three entries, however many requests race, and a retry under its key makes none', async () => {
	await client('first');
	const join = joinWaitingList(fixture.deps);
	const request = { userId: 'first', actor: 'first', wish: THAT_DAY };
	const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((key) => join({ ...request, key: `k-${key}` })));
	expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(3);
	for (const key of [1, 2, 3, 4]) await join({ ...request, key: `more-${key}` });
	expect(await fixture.deps.waitingList.ofClient('first')).toHaveLength(3);
	const [entry] = await fixture.deps.waitingList.ofClient('first');
	if (entry) await fixture.stops(entry);
	const [one, two] = [await join({ ...request, key: 'same' }), await join({ ...request, key: 'same' })];
	expect(one).toEqual(two);
	expect(await join({ ...request, wish: ANY_TIME, key: 'same' })).toMatchObject({ refusal: 'idempotency_key_reused' });
});

test('only a client who can be notified may join; staff may add any client', async () => {
	await fixture.addClient('unconfirmed', false);
	const request = { userId: 'unconfirmed', wish: THAT_DAY, key: 'k' };
	expect(await joinWaitingList(fixture.deps)({ ...request, actor: 'unconfirmed' })).toMatchObject({
		refusal: 'email_unconfirmed',
	});
	expect(await joinWaitingList(fixture.deps)({ ...request, actor: 'staff' })).toMatchObject({ ok: true });
});

test('staff take a time for a client whom they phoned, and it counts as a booking by staff', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	await fixture.addClient('by-phone', false);
	const entry = await fixture.waits('by-phone', THAT_DAY, 'staff');
	await fixture.cancel(visit);
	await fixture.sweep();
	expect(await fixture.answers(entry, 'take', true)).toMatchObject({ ok: true });
	const { tookAs } = await fixture.entryOf(entry);
	expect(await fixture.deps.appointments.find(tookAs ?? '')).toMatchObject({ userId: 'by-phone', bookedBy: 'staff' });
});

test('ending an entry frees its held time, and records who ended it', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	const entry = await fixture.waits(await client('first'));
	await fixture.cancel(visit);
	await fixture.sweep();
	expect(await fixture.stops(entry)).toMatchObject({ ok: true });
	expect(await fixture.stops(entry)).toMatchObject({ ok: true, value: { ended: { why: 'stopped' } } });
	expect(await fixture.book(await client('stranger'), { date: FULL_DAY })).toMatchObject({ ok: true });
	const audit = (await scanEntity(fixture, 'audit')).filter(({ action }) => String(action).startsWith('client_waits'));
	expect(audit.map(({ action, actor, object }) => [action, actor, object]).sort()).toEqual([
		['client_waits', 'first', 'first'],
		['client_waits_no_more', 'first', 'first'],
	]);
});

test('a booked visit of another service does not end an entry', async () => {
	const entry = await fixture.waits(await client('first'), { ...ANY_TIME, days: ['wednesday'] });
	fixture.setClock('2026-11-20T04:00:00.000Z');
	await fixture.booked('first', { serviceId: 'couples', date: '2026-11-25' });
	await fixture.sweep();
	expect(await fixture.entryOf(entry)).toMatchObject({ state: 'waiting' });
});
