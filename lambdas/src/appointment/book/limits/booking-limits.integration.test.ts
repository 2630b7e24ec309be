import { randomUUID } from 'node:crypto';
import { freshTable } from '@tulia/test-kit/fresh-table';
import {
	type BookingFixture,
	bookingFixture,
	FIXTURE_NOW,
} from '../../../../test-support/appointment/booking-fixture.ts';
import { cancelAppointment } from '../../cancel/cancel-appointment.usecase.ts';
import { cancelMyAppointment } from '../../cancel/request-cancellation.usecase.ts';
import { bookedBefore, createAppointment } from '../create-appointment.usecase.ts';
import { bookingLimits } from './booking-limits.repository.ts';
import { withinLimits } from './within-limits.usecase.ts';

const HERE = { ip: '41.90.1.2' };
let fixture: BookingFixture;
let bells: number;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable());
	bells = 0;
});
afterEach(() => fixture.close());

const limited = (now = FIXTURE_NOW) => ({
	bookingLimits: bookingLimits(fixture.db, fixture.tableName, async () => fixture.cipher),
	onLimit: () => {
		bells += 1;
	},
	now: () => now,
});
const book = (userId: string, { key = randomUUID(), viewer = HERE, time = '9:00 AM', now = FIXTURE_NOW } = {}) =>
	withinLimits(
		limited(now),
		createAppointment(fixture.deps),
		bookedBefore(fixture.deps),
	)({
		body: { serviceId: 'stress', date: '2026-11-24', time },
		caller: { userId, version: 1 },
		idempotencyKey: key,
		viewer,
	});
const cancel = (userId: string, ticketNumber: string) =>
	withinLimits(
		limited(),
		cancelMyAppointment({ ...fixture.deps, cancel: cancelAppointment(fixture.deps) }),
	)({ params: { ticketNumber }, body: {}, caller: { userId }, viewer: HERE });

test('booking and cancelling repeatedly is refused after twelve changes in ten minutes (A15)', async () => {
	const userId = await fixture.addClient('somebody', false);
	let changes = 0;
	for (let at = 0; at < 12; at += 1) {
		const booked = await book(userId);
		if (!booked.ok) break;
		changes += 1;
		const cancelled = await cancel(userId, booked.value.ticket.ticketNumber);
		if (cancelled.ok) changes += 1;
	}
	expect(changes).toBe(12);
	expect(await book(userId)).toMatchObject({ refusal: 'too_many_requests', retryAfterSeconds: 600 });
	expect(bells).toBeGreaterThan(0);
	expect(await book(userId, { now: new Date(FIXTURE_NOW.getTime() + 10 * 60_000) })).toMatchObject({ ok: true });
});

test('the repeat of a booking gets its ticket, although no further change is allowed', async () => {
	const userId = await fixture.addClient('somebody');
	const key = randomUUID();
	const first = await book(userId, { key });
	expect(first).toMatchObject({ ok: true });
	for (let at = 0; at < 12; at += 1) await book(userId, { key });
	expect(await book(userId, { time: '10:30 AM' })).toMatchObject({ refusal: 'too_many_requests' });
	expect(await book(userId, { key })).toEqual(first);
});

test('one network makes a hundred changes in ten minutes at most; other networks are not affected', async () => {
	const { bookingLimits: limits } = limited();
	const admit = async (userId: string, ip: string) =>
		(await limits.admit({ caller: { userId }, viewer: { ip } }, FIXTURE_NOW)).ok;
	const answers = await Promise.all(Array.from({ length: 150 }, (_, at) => admit(`person-${at}`, HERE.ip)));
	expect(answers.filter(Boolean)).toHaveLength(100);
	expect(await admit('neighbour', '41.90.1.3')).toBe(true);
	const spread = await Promise.all(
		Array.from({ length: 450 }, (_, at) => admit(`six-${at}`, `2c0f:fe38:2000:${at.toString(16)}::1`)),
	);
	expect(spread.filter(Boolean)).toHaveLength(400);
});

test('one account makes forty changes a day at most', async () => {
	const { bookingLimits: limits } = limited();
	let admitted = 0;
	for (let at = 0; at < 60; at += 1) {
		const now = new Date(FIXTURE_NOW.getTime() + at * 10 * 60_000);
		if ((await limits.admit({ caller: { userId: 'somebody' }, viewer: HERE }, now)).ok) admitted += 1;
	}
	expect(admitted).toBe(40);
});
