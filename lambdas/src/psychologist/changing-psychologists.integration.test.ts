import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { MAX_PSYCHOLOGISTS } from '../calendar/centre-limits.ts';
import { newId } from '../platform/new-id.ts';
import { type ChangePsychologistDeps, changePsychologist } from '../rota/change-psychologist.usecase.ts';
import { previewFreeTimes } from '../rota/preview-free-times.usecase.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { createPsychologist } from './create-psychologist.usecase.ts';
import { psychologistChanges } from './psychologist-changes.repository.ts';

const caller = { userId: 'staff', role: 'admin', roles: ['owner'], version: 1, jti: 'j', expiresAt: 0 } as const;
const day = [{ from: '09:00', to: '17:00' }];
const fields = {
	name: 'Amina Hassan',
	serviceIds: ['stress'],
	active: true,
	weeklyHours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day },
	breaks: {},
	timeOff: [],
};

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable());
});
afterEach(() => fixture.close());

const deps = (): ChangePsychologistDeps => ({
	staff: psychologistChanges(fixture.db, fixture.tableName),
	services: serviceRepository(fixture.db, fixture.tableName),
	cells: fixture.deps.sources.cells,
	appointments: fixture.deps.appointments,
	now: () => FIXTURE_NOW,
	newId,
});
type Body = Partial<Omit<StaffPsychologist, 'id'>> & { readonly seen?: string[] };
const change = (body: Body, own = deps()) =>
	changePsychologist(own)({ params: { id: 'amina' }, body: { ...fields, version: 1, ...body }, caller });
const create = (body: Body) => createPsychologist(deps())({ body: { ...fields, ...body }, caller });
const preview = () => previewFreeTimes(fixture.deps)({ params: { id: 'amina' }, query: { serviceId: 'stress' } });
const booking = async (client: string) => {
	const booked = await fixture.book(await fixture.addClient(client));
	if (!booked.ok) return booked;
	return { ok: true, id: (await fixture.deps.appointments.findByTicket(booked.value.ticket.ticketNumber))?.id ?? '' };
};
/** Without mornings, so that an appointment on Tuesday at 9:00 AM is outside. */
const afternoons = { weeklyHours: { tuesday: [{ from: '12:00', to: '17:00' }] } };

describe('a new psychologist', () => {
	test('a new psychologist can be booked at once', async () => {
		expect(await create({ name: 'Zawadi Njeri' })).toMatchObject({
			ok: true,
			value: { id: 'zawadi-njeri', version: 1 },
		});
		expect(await fixture.book(await fixture.addClient('one'), { psychologistId: 'zawadi-njeri' })).toMatchObject({
			ok: true,
		});
	});

	test.each<[string, Body, string]>([
		['the name is taken', { name: 'Amina' }, 'id_taken'],
		['a service does not exist', { name: 'Zawadi', serviceIds: ['nothing'] }, 'unknown_service'],
		[
			'hours end before they begin',
			{ name: 'Zawadi', weeklyHours: { monday: [{ from: '10:00', to: '09:00' }] } },
			'invalid_hours',
		],
	])('a new psychologist is refused when %s', async (_why, body, refusal) => {
		expect(await create(body)).toMatchObject({ ok: false, refusal });
	});
});

test(`a new psychologist is refused when there are ${MAX_PSYCHOLOGISTS}, former ones included`, async () => {
	for (let made = 1; made < MAX_PSYCHOLOGISTS; made += 1)
		expect(await create({ name: `Amina ${made}`, active: false })).toMatchObject({ ok: true });
	expect(await create({ name: 'Zawadi' })).toMatchObject({ refusal: 'invalid_request', errors: [{ field: 'name' }] });
});

describe('a change of hours', () => {
	test('a change of hours is what clients are offered next', async () => {
		expect(await change(afternoons)).toMatchObject({ ok: true, value: { version: 2 } });
		const answer = await preview();
		const days = answer.ok ? answer.value.data : [];
		expect(days).toHaveLength(7);
		expect(days.find(({ date }) => date === '2026-11-24')).toEqual({
			date: '2026-11-24',
			times: ['12:00 PM', '1:30 PM', '3:00 PM'],
		});
		expect(days.find(({ date }) => date === '2026-11-25')).toEqual({
			date: '2026-11-25',
			times: [],
			reason: 'Amina Hassan is not in',
		});
		const [entry] = (await scanEntity(fixture, 'audit')).filter(({ action }) => action === 'psychologist_changed');
		expect(entry).toMatchObject({ actor: 'staff', object: 'amina' });
	});

	test('a change of hours is refused while an unconfirmed appointment falls outside, and names it', async () => {
		const { id = '' } = (await booking('one')) as { id?: string };
		const refused = await change(afternoons);
		expect(refused).toMatchObject({
			refusal: 'bookings_unseen',
			affected: [{ id, scheduledFor: '2026-11-24T06:00:00.000Z' }],
		});
		expect(await change({ ...afternoons, seen: [id] })).toMatchObject({ ok: true });
		expect(await change({ ...afternoons, name: 'Amina H.', version: 2 })).toMatchObject({ ok: true });
	});

	test('a removed service is refused while an unconfirmed visit is booked for it', async () => {
		const { id = '' } = (await booking('one')) as { id?: string };
		expect(await change({ serviceIds: [] })).toMatchObject({ refusal: 'bookings_unseen', affected: [{ id }] });
		expect(await change({ serviceIds: [], seen: [id] })).toMatchObject({ ok: true });
	});

	test('a change of hours is refused when a client booked while it was decided', async () => {
		const own = deps();
		let slippedIn: unknown;
		const staff = {
			...own.staff,
			async replace(...args: Parameters<typeof own.staff.replace>) {
				slippedIn ??= await booking('one');
				return own.staff.replace(...args);
			},
		};
		expect(await change(afternoons, { ...own, staff })).toMatchObject({ ok: false, refusal: 'bookings_unseen' });
		expect(slippedIn).toMatchObject({ ok: true });
		expect((await own.staff.listStaff())[0]).toMatchObject({ version: 3, name: 'Psychologist amina' });
	});

	test('of two concurrent changes of hours one succeeds', async () => {
		const outcomes = await Promise.all([change({ name: 'One' }), change({ name: 'Other' })]);
		expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed_meanwhile' });
	});

	test('of a concurrent change of hours and a booking of the old hours at most one succeeds', async () => {
		const [changed, booked] = await Promise.all([change(afternoons), booking('one')]);
		expect([changed.ok, booked.ok].filter(Boolean)).toHaveLength(1);
	});
});
