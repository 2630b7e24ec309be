import { randomUUID } from 'node:crypto';
import type { BookingForClient } from '@tulia/contracts/appointment/staff-forms';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../test-support/appointment/booking-fixture.ts';
import { samplePsychologist, sampleSchedule } from '../../../test-support/appointment/sample-centre.ts';
import { expectInvariants, ofEntity, scanAll } from '../../../test-support/appointment/table-invariants.ts';
import { psychologistRepository } from '../../psychologist/psychologist.repository.ts';
import { recordOutcome } from '../desk/record-outcome.usecase.ts';
import { moveAppointment } from '../move/move-appointment.usecase.ts';
import { moveForCentre } from '../move/request-move.usecase.ts';
import { bookForClient } from './for-client/book-for-client.usecase.ts';

/** A Tuesday, 10:37 AM at the centre. */
const NOW = new Date('2026-11-24T07:37:00.000Z');
const caller = { userId: 'staff' };

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
	await fixture.addKnownClient('phone');
	await fixture.addKnownClient('other');
});
afterEach(() => fixture.close());

const deps = () => ({ ...fixture.deps, now: () => NOW });
const book = (options: Partial<BookingForClient> = {}, key: string | undefined = undefined) =>
	bookForClient(deps())({
		body: {
			...{ email: 'phone@clients.example', serviceId: 'stress', date: '2026-11-25', time: '2:00 PM', forWhom: 'me' },
			...options,
		},
		caller,
		idempotencyKey: key,
	});
const other = { email: 'other@clients.example' };

/** Every weekday from 12:30 PM to 1:00 PM. */
async function givePsychologistsABreak(...ids: readonly string[]): Promise<void> {
	const pause = [{ from: '12:30', to: '13:00' }];
	for (const id of ids)
		await psychologistRepository(fixture.db, fixture.tableName).save(samplePsychologist(id), {
			...sampleSchedule,
			breaks: { tuesday: pause, wednesday: pause },
		});
}

test('staff book at any half hour inside opening hours, if the session ends by closing time', async () => {
	for (const time of ['9:00 AM', '11:00 AM', '2:30 PM', '4:00 PM'])
		expect(await book({ time })).toMatchObject({ ok: true, value: { status: 'confirmed' } });
	await expectInvariants(fixture, NOW);
});

test.each([
	[
		'4:30 PM',
		'time_not_offered',
		'A visit of 60 minutes would end after closing. On this day the centre is open from 9:00 AM to 5:00 PM.',
	],
	['8:30 AM', 'time_not_offered', 'On this day the centre is open from 9:00 AM to 5:00 PM.'],
	['11:15 AM', 'time_not_offered', 'Visits begin on the hour or the half hour.'],
] as const)('a booking at %s is refused with its reason and the nearest free times', async (time, refusal, detail) => {
	const answer = await book({ time });
	expect(answer).toMatchObject({ ok: false, refusal, detail });
	expect(!answer.ok && answer.nearest).toHaveLength(6);
	expect(!answer.ok && new Set(answer.nearest?.map(({ psychologistId }) => psychologistId)).size).toBe(2);
});

test('a closed day is refused with its reason, and the first free times after it', async () => {
	expect(await book({ date: '2026-11-29', time: '9:00 AM' })).toMatchObject({
		refusal: 'date_not_bookable',
		detail: 'No sessions are held on this day: Sunday.',
		nearest: [{ date: '2026-11-30', time: '9:00 AM' }, { date: '2026-11-30' }, {}, {}, {}, {}],
	});
});

test('the refusal of a taken time names the psychologist, and that of an overlap has times at which the client is free', async () => {
	await book({ ...other, psychologistId: 'amina' });
	expect(await book({ psychologistId: 'amina', time: '2:30 PM' })).toMatchObject({
		refusal: 'slot_taken',
		detail: 'Psychologist amina has another visit then, or the half hour after one.',
		nearest: expect.arrayContaining([expect.objectContaining({ time: '2:30 PM', psychologistId: 'otieno' })]),
	});
	await book({ psychologistId: 'otieno' });
	const overlap = await book({ time: '2:30 PM' });
	expect(overlap).toMatchObject({ refusal: 'client_overlap' });
	const times = overlap.ok
		? []
		: (overlap.nearest ?? []).filter(({ date }) => date === '2026-11-25').map(({ time }) => time);
	expect(times).not.toContain('2:30 PM');
	expect(times.length).toBeGreaterThan(0);
	await expectInvariants(fixture, NOW);
});

test('a booking over a break has to be accepted by staff, and a psychologist without a break at that time is preferred', async () => {
	await givePsychologistsABreak('amina');
	const whoIs = async (options: Partial<BookingForClient>) => {
		const answer = await book({ time: '12:00 PM', ...options });
		return answer.ok ? answer.value.psychologistId : answer.refusal;
	};
	expect(await whoIs({ psychologistId: 'amina' })).toBe('over_break');
	expect(await book({ time: '12:00 PM', psychologistId: 'amina' })).toMatchObject({
		detail: 'Psychologist amina has a break at this time.',
	});
	expect(await whoIs({ overBreak: true })).toBe('otieno');
	expect(await whoIs({ ...other, psychologistId: 'amina', overBreak: true })).toBe('amina');
	await expectInvariants(fixture, NOW);
});

test('a walk-in at 10:37 takes the running half hour and has arrived; a repeat is the same visit', async () => {
	const key = randomUUID();
	const walkIn = { date: '2026-11-24', time: '10:30 AM', arrived: true } as const;
	const answer = await book(walkIn, key);
	expect(answer).toMatchObject({
		ok: true,
		value: {
			status: 'confirmed',
			version: 1,
			progress: { state: 'arrived', at: NOW.toISOString() },
			reminder: 'covered_by_confirmation',
		},
	});
	expect(answer.ok && answer.value.history.map(({ what }) => what).sort()).toEqual(['arrived', 'booked']);
	expect(await book(walkIn, key)).toMatchObject({ ok: true, value: { id: answer.ok ? answer.value.id : '' } });
	const items = await scanAll(fixture);
	expect(ofEntity(items, 'appointment')).toHaveLength(1);
	expect(
		ofEntity(items, 'audit')
			.map(({ action }) => action)
			.sort(),
	).toEqual(['appointment_arrival_noted', 'appointment_booked']);
	await expectInvariants(fixture, NOW);
});

test('a visit on another day cannot be booked as arrived', async () => {
	expect(await book({ arrived: true })).toMatchObject({
		refusal: 'too_early',
		opensAt: '2026-11-24T21:00:00.000Z',
	});
});

test.each(['attended', 'missed'] as const)(
	'a visit that was yesterday is noted as %s in one transaction: counted, without notices or an awaited outcome',
	async (outcome) => {
		const yesterday = { date: '2026-11-23', time: '4:00 PM' };
		expect(await book(yesterday)).toMatchObject({ refusal: 'outcome_needed' });
		const answer = await book({ ...yesterday, outcome });
		expect(answer).toMatchObject({
			ok: true,
			value: { status: outcome, version: 2, reminder: 'cancelled', mails: [] },
		});
		const items = await scanAll(fixture);
		expect(ofEntity(items, 'job')).toEqual([]);
		expect(ofEntity(items, 'awaited-outcome')).toEqual([]);
		await expectInvariants(fixture, NOW);
		// It can be corrected like any other, and its half hours are taken.
		const id = answer.ok ? answer.value.id : '';
		const body = { status: 'confirmed', version: 2, reason: 'Another person' } as const;
		expect(await recordOutcome(deps())({ params: { id }, body, caller })).toMatchObject({ ok: true });
		expect(await book({ ...yesterday, ...other, outcome, psychologistId: 'amina', time: '3:30 PM' })).toMatchObject({
			refusal: 'slot_taken',
		});
		await expectInvariants(fixture, NOW);
	},
);

test('a visit that is not over cannot have an outcome, and one of more than a week ago cannot be noted', async () => {
	expect(await book({ date: '2026-11-24', time: '10:00 AM', outcome: 'attended' })).toMatchObject({
		refusal: 'too_early',
		opensAt: '2026-11-24T08:00:00.000Z',
	});
	expect(await book({ date: '2026-11-16', time: '9:00 AM', outcome: 'attended' })).toMatchObject({
		refusal: 'date_not_bookable',
		detail: 'This day is more than 7 days ago.',
	});
	expect(await book({ date: '2026-11-17', time: '9:00 AM', outcome: 'attended' })).toMatchObject({ ok: true });
});

test('a visit noted for yesterday may not overlap another of the client', async () => {
	const yesterday = { date: '2026-11-23', outcome: 'attended' } as const;
	expect(await book({ ...yesterday, time: '3:00 PM', psychologistId: 'amina' })).toMatchObject({ ok: true });
	expect(await book({ ...yesterday, time: '3:30 PM', psychologistId: 'otieno' })).toMatchObject({
		refusal: 'client_overlap',
	});
});

test('staff move to any half hour, over a break once they accepted it, and not into the past', async () => {
	await givePsychologistsABreak('amina', 'otieno');
	const booked = await book();
	const id = booked.ok ? booked.value.id : '';
	const move = (date: string, time: string, version: number, overBreak?: true) =>
		moveForCentre({ ...deps(), move: moveAppointment(deps()) })({
			params: { id },
			body: { date, time, version, ...(overBreak ? { overBreak } : {}) },
			caller,
			idempotencyKey: randomUUID(),
		});
	expect(await move('2026-11-25', '2:30 PM', 1)).toMatchObject({ ok: true, value: { version: 2 } });
	expect(await move('2026-11-25', '12:00 PM', 2)).toMatchObject({ refusal: 'over_break', nearest: expect.any(Array) });
	expect(await move('2026-11-25', '12:00 PM', 2, true)).toMatchObject({ ok: true, value: { version: 3 } });
	expect(await move('2026-11-24', '10:00 AM', 3)).toMatchObject({
		refusal: 'time_not_offered',
		detail: 'This time is over.',
	});
	expect(await move('2026-11-24', '10:30 AM', 3)).toMatchObject({ ok: true, value: { version: 4 } });
	await expectInvariants(fixture, NOW);
});

test('clients and staff who book half hours of one morning at once never share one (promise P1)', async () => {
	const clients = await fixture.addClients(6);
	const staffTimes = ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM'];
	for (const [index] of staffTimes.entries()) await fixture.addKnownClient(`walk-${index}`);
	await Promise.all([
		...clients.map((name, index) =>
			fixture.book(name, { date: '2026-11-26', time: index % 2 ? '9:00 AM' : '10:30 AM', psychologistId: 'amina' }),
		),
		...staffTimes.map((time, index) =>
			book({ date: '2026-11-26', time, email: `walk-${index}@clients.example`, psychologistId: 'amina' }),
		),
	]);
	const items = await scanAll(fixture);
	expect(ofEntity(items, 'appointment').length).toBeGreaterThan(0);
	await expectInvariants(fixture, NOW);
});
