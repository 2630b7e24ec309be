import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import {
	sampleProfile,
	samplePsychologist,
	sampleSchedule,
	sampleServices,
} from '../../test-support/appointment/sample-centre.ts';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { cancelAppointment } from '../appointment/cancel/cancel-appointment.usecase.ts';
import { clientRepository } from '../appointment/store/client.repository.ts';
import { calendarRepository } from '../calendar/calendar.repository.ts';
import { newId } from '../platform/new-id.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { createClosure, deleteClosure, listAffected, listClosures } from './closures.usecase.ts';

const DAY = '2026-11-24';
const caller = { userId: 'staff' };

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
	await fixture.addClients(3);
});
afterEach(() => fixture.close());

const deps = () => ({
	calendar: calendarRepository(fixture.db, fixture.tableName),
	sources: {
		psychologists: psychologistRepository(fixture.db, fixture.tableName),
		cells: fixture.deps.sources.cells,
	},
	appointments: fixture.deps.appointments,
	clients: clientRepository(fixture.db, fixture.tableName, async () => fixture.cipher),
	now: () => FIXTURE_NOW,
	newId,
});
const close = (seen: readonly string[], body: object = {}) =>
	createClosure(deps())({
		body: { date: DAY, kind: 'closed', reason: 'Staff training', seen: [...seen], ...body },
		caller,
	});
const affected = async (date = DAY) => {
	const answer = await listAffected(deps())({ query: { date } });
	return answer.ok ? answer.value.data : [];
};
const versions = async () =>
	(await psychologistRepository(fixture.db, fixture.tableName).list()).map(({ schedule }) => schedule.version);

test('a day with appointments is closed only after staff have seen all of them, and none of them is cancelled', async () => {
	const late = await fixture.booked('client-0', { time: '3:00 PM' });
	const early = await fixture.booked('client-1', { psychologistId: 'otieno' });
	const cancelled = await fixture.booked('client-2', { psychologistId: 'amina' });
	await cancelAppointment(fixture.deps)({ appointmentId: cancelled, by: 'client', actor: 'client-2' });
	expect(await affected()).toMatchObject([
		{ id: early, user: { name: 'Client client-1', email: 'client-1@clients.example' } },
		{ id: late, status: 'confirmed' },
	]);
	const refusals: readonly [seen: readonly string[], unseen: readonly string[]][] = [
		[[], [early, late]],
		[[early], [late]],
		[[cancelled, late], [early]],
	];
	for (const [seen, unseen] of refusals)
		expect(await close(seen)).toMatchObject({ refusal: 'bookings_unseen', affected: unseen.map((id) => ({ id })) });
	expect(await close([early])).toEqual({
		ok: false,
		refusal: 'bookings_unseen',
		affected: [{ id: late, ticketNumber: expect.stringMatching(/^TUL-/), scheduledFor: '2026-11-24T12:00:00.000Z' }],
	});
	expect(await close([late, early])).toMatchObject({ ok: true, value: { date: DAY, reason: 'Staff training' } });
	expect(await fixture.book('client-2')).toMatchObject({ ok: false, refusal: 'date_not_bookable' });
	expect((await affected()).map(({ id }) => id)).toEqual([early, late]);
});

test('a booking that races with a closure of the day is detected, and the closure is reverted', async () => {
	const { calendar, ...rest } = deps();
	// Books between the check and the write.
	const save: typeof calendar.save = async (...given) => {
		await fixture.booked('client-0', {});
		await calendar.save(...given);
	};
	const body = { date: DAY, kind: 'closed', reason: 'Staff training', seen: [] } as const;
	const answer = await createClosure({ ...rest, calendar: { ...calendar, save } })({
		body: { ...body, seen: [] },
		caller,
	});
	expect(answer).toMatchObject({ ok: false, refusal: 'bookings_unseen', affected: [{ id: expect.any(String) }] });
	expect(await calendar.between(DAY, DAY)).toEqual([]);
	expect(await fixture.book('client-1', { time: '3:00 PM' })).toMatchObject({ ok: true });
});

test('every client who books while the day is being closed is shown to staff, or refused', async () => {
	const clients = await fixture.addClients(12, 'racer');
	const times = ['9:00 AM', '12:00 PM', '3:00 PM'];
	const [closing, ...bookings] = await Promise.all([
		close([]),
		...clients.map((client, index) => fixture.book(client, { time: times[index % 3] ?? '' })),
	]);
	const confirmed = bookings.filter(({ ok }) => ok).length;
	expect(await affected()).toHaveLength(confirmed);
	// The day could be closed without confirming any appointment, so there must be none.
	if (closing.ok) expect(confirmed).toBe(0);
});

test.each([['a day that is over', { date: '2026-11-19' }]])('%s cannot be closed', async (_what, body) => {
	expect(await close([], body)).toMatchObject({ ok: false, refusal: 'date_not_bookable' });
});

test('a public holiday can be opened for bookings, is listed beside the computed ones, and can be closed again', async () => {
	const holiday = { date: '2026-12-12', kind: 'open', reason: 'We work on Jamhuri Day' };
	const opened = await close([], holiday);
	const id = opened.ok ? opened.value.id : '';
	expect(await fixture.book('client-0', { date: '2026-12-12' })).toMatchObject({ ok: true });
	const query = { from: '2026-12-01', to: '2027-03-31' };
	expect(await listClosures(deps())({ query })).toEqual({
		ok: true,
		value: {
			data: [{ id, ...holiday }],
			holidays: [
				{ date: '2026-12-12', name: 'Jamhuri Day', confirmed: true },
				{ date: '2026-12-25', name: 'Christmas Day', confirmed: true },
				{ date: '2026-12-26', name: 'Boxing Day', confirmed: true },
				{ date: '2027-01-01', name: "New Year's Day", confirmed: true },
				{ date: '2027-03-10', name: 'Idd-ul-Fitr', confirmed: false },
				{ date: '2027-03-26', name: 'Good Friday', confirmed: true },
				{ date: '2027-03-29', name: 'Easter Monday', confirmed: true },
			],
		},
	});
	const params = { date: '2026-12-12', id };
	expect(await deleteClosure(deps())({ params, caller })).toEqual({ ok: true, value: null });
	expect(await deleteClosure(deps())({ params, caller })).toEqual({ ok: false, refusal: 'not_found' });
	expect(await fixture.book('client-1', { date: '2026-12-12' })).toMatchObject({ refusal: 'date_not_bookable' });
	const audit = (await scanEntity(fixture, 'audit')).filter(({ object }) => object === id);
	expect(audit.map(({ actor, action }) => `${actor} ${action}`).sort()).toEqual([
		'staff closure_created',
		'staff closure_deleted',
	]);
	const days = { from: '2026-12-12', to: '2026-12-12' };
	expect(audit.map((entry) => entry.days)).toEqual([days, days]);
});

test.each([
	['of more than 400 days', { from: '2026-01-01', to: '2027-02-05' }],
	['that ends before it begins', { from: '2026-12-01', to: '2026-11-01' }],
])('listing the closures of a range %s is refused', async (_what, query) => {
	expect(await listClosures(deps())({ query })).toMatchObject({ ok: false, refusal: 'date_not_bookable' });
});

describe('every change of opening hours and start times raises all schedule versions', () => {
	const [service] = sampleServices;
	test.each([
		['a closure', () => close([])],
		[
			'a removed closure',
			async () => {
				const closed = await close([]);
				await deleteClosure(deps())({ params: { date: DAY, id: closed.ok ? closed.value.id : '' }, caller });
			},
		],
		['a service', async () => service && serviceRepository(fixture.db, fixture.tableName).save(service, 0, true)],
		['the opening hours', () => profileRepository(fixture.db, fixture.tableName).save(sampleProfile)],
	])('a change raises every schedule version: %s', async (_what, save) => {
		const before = await versions();
		await save();
		const after = await versions();
		expect(after).toHaveLength(2);
		for (const [index, version] of after.entries()) expect(version).toBeGreaterThan(before[index] ?? 0);
	});

	test('a closure also raises the schedule version of an inactive psychologist', async () => {
		const psychologists = psychologistRepository(fixture.db, fixture.tableName);
		await psychologists.save({ ...samplePsychologist('amina'), active: false }, sampleSchedule);
		await profileRepository(fixture.db, fixture.tableName).save(sampleProfile);
		await expect(psychologists.save(samplePsychologist('amina'), sampleSchedule)).rejects.toThrow();
	});

	test('seeding again does not change schedule versions', async () => {
		const psychologists = psychologistRepository(fixture.db, fixture.tableName);
		await profileRepository(fixture.db, fixture.tableName).save(sampleProfile);
		const before = await psychologists.list();
		await psychologists.add(samplePsychologist('amina'), sampleSchedule);
		expect(await psychologists.list()).toEqual(before);
	});
});

test('a closure of several days affects the visits of each day, and is listed on each day', async () => {
	const first = await fixture.booked('client-0', { date: '2026-11-24' });
	const last = await fixture.booked('client-1', { date: '2026-11-26' });
	const range = { date: '2026-11-23', lastDate: '2026-11-26' };
	expect(await close([first], range)).toMatchObject({ refusal: 'bookings_unseen', affected: [{ id: last }] });
	expect(await close([first, last], range)).toMatchObject({ ok: true, value: range });
	expect(await deps().calendar.between('2026-11-25', '2026-11-25')).toMatchObject([range]);
	expect(await deps().calendar.between('2026-11-27', '2026-11-27')).toEqual([]);
	expect(await fixture.book('client-2', { date: '2026-11-25' })).toMatchObject({ refusal: 'date_not_bookable' });
	expect(await fixture.book('client-2', { date: '2026-11-27' })).toMatchObject({ ok: true });
});

test('a closure of hours affects only visits in these hours, and other times can still be booked', async () => {
	await fixture.booked('client-0', { time: '9:00 AM' });
	const noon = await fixture.booked('client-1', { time: '12:00 PM' });
	const hours = { from: '11:00', to: '13:00' };
	const query = { date: DAY, hoursFrom: '11:00', hoursTo: '13:00' };
	expect(await listAffected(deps())({ query })).toMatchObject({ value: { data: [{ id: noon }] } });
	expect(await close([], { hours })).toMatchObject({ refusal: 'bookings_unseen', affected: [{ id: noon }] });
	expect(await close([noon], { hours })).toMatchObject({ ok: true, value: { date: DAY, hours } });
	expect(await fixture.book('client-2', { time: '12:00 PM' })).toMatchObject({ refusal: 'time_not_offered' });
	expect(await fixture.book('client-2', { time: '1:30 PM' })).toMatchObject({ ok: true });
});

test.each([
	['whose last day comes before the first', { lastDate: '2026-11-23' }],
	['of more than a year', { lastDate: '2027-11-25' }],
	['whose hours end before they begin', { hours: { from: '12:00', to: '12:00' } }],
	['that opens a holiday for some hours', { kind: 'open', hours: { from: '09:00', to: '12:00' } }],
])('an entry %s is refused', async (_what, body) => {
	expect(await close([], body)).toMatchObject({ ok: false, refusal: 'date_not_bookable' });
});
