import { randomUUID } from 'node:crypto';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { bookingLimits } from './booking-limits.repository.ts';
import { cancelAppointment } from './cancel-appointment.usecase.ts';
import { cancelMyAppointment } from './cancel-my-appointment.usecase.ts';
import { bookedBefore, createAppointment } from './create-appointment.usecase.ts';
import { type BookingStage, bookingStage, STAGE_NOW } from './testing/booking-stage.ts';
import { withinLimits } from './within-limits.usecase.ts';

jest.setTimeout(120_000);

const HERE = { ip: '41.90.1.2' };
let stage: BookingStage;
let bells: number;
beforeEach(async () => {
	stage = await bookingStage(await freshTable());
	bells = 0;
});
afterEach(() => stage.close());

const limited = (now = STAGE_NOW) => ({
	bookingLimits: bookingLimits(stage.db, stage.tableName, async () => stage.cipher),
	onLimit: () => {
		bells += 1;
	},
	now: () => now,
});
const book = (userId: string, { key = randomUUID(), viewer = HERE, time = '9:00 AM', now = STAGE_NOW } = {}) =>
	withinLimits(
		limited(now),
		createAppointment(stage.deps),
		bookedBefore(stage.deps),
	)({
		body: { serviceId: 'stress', date: '2026-11-24', time },
		caller: { userId, version: 1 },
		idempotencyKey: key,
		viewer,
	});
const cancel = (userId: string, ticketNumber: string) =>
	withinLimits(
		limited(),
		cancelMyAppointment({ ...stage.deps, cancel: cancelAppointment(stage.deps) }),
	)({ params: { ticketNumber }, body: {}, caller: { userId }, viewer: HERE });

test('booking and cancelling again and again ends after twelve changes in ten minutes (A15)', async () => {
	const userId = await stage.addClient('somebody', false);
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
	expect(await book(userId, { now: new Date(STAGE_NOW.getTime() + 10 * 60_000) })).toMatchObject({ ok: true });
});

test('the repeat of a booking that was made hears its ticket, although there is no room for another change', async () => {
	const userId = await stage.addClient('somebody');
	const key = randomUUID();
	const first = await book(userId, { key });
	expect(first).toMatchObject({ ok: true });
	for (let at = 0; at < 12; at += 1) await book(userId, { key });
	expect(await book(userId, { time: '10:30 AM' })).toMatchObject({ refusal: 'too_many_requests' });
	expect(await book(userId, { key })).toEqual(first);
});

test('a hundred changes in ten minutes are all one network makes; others go on', async () => {
	const { bookingLimits: limits } = limited();
	const admit = async (userId: string, ip: string) =>
		(await limits.admit({ caller: { userId }, viewer: { ip } }, STAGE_NOW)).ok;
	const answers = await Promise.all(Array.from({ length: 150 }, (_, at) => admit(`person-${at}`, HERE.ip)));
	expect(answers.filter(Boolean)).toHaveLength(100);
	expect(await admit('neighbour', '41.90.1.3')).toBe(true);
	const spread = await Promise.all(
		Array.from({ length: 450 }, (_, at) => admit(`six-${at}`, `2c0f:fe38:2000:${at.toString(16)}::1`)),
	);
	expect(spread.filter(Boolean)).toHaveLength(400);
});

test('forty changes are the most one account makes in a day', async () => {
	const { bookingLimits: limits } = limited();
	let admitted = 0;
	for (let at = 0; at < 60; at += 1) {
		const now = new Date(STAGE_NOW.getTime() + at * 10 * 60_000);
		if ((await limits.admit({ caller: { userId: 'somebody' }, viewer: HERE }, now)).ok) admitted += 1;
	}
	expect(admitted).toBe(40);
});
