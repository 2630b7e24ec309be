import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../test-support/appointment/booking-fixture.ts';
import { ok } from '../../platform/http/result.ts';
import { forOwnClient, isClientOf, onSeenVisit, withThemselves } from './seen-by-staff.usecase.ts';

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
	await Promise.all(['hers', 'his'].map((name) => fixture.addClient(name)));
	await fixture.booked('hers', { psychologistId: 'amina' });
	await fixture.booked('his', { psychologistId: 'otieno' });
});
afterEach(() => fixture.close());

const amina = { roles: ['psychologist'], psychologistId: 'amina' } as const;
const both = { roles: ['psychologist', 'front_desk'], psychologistId: 'amina' } as const;
const visit = { serviceId: 'stress', date: '2026-11-25', time: '9:00 AM', forWhom: 'me' } as const;
type Caller = typeof amina | typeof both;

const booking = (body: object, caller: Caller) =>
	forOwnClient(fixture.deps)(async (input: { readonly body: typeof visit }) => ok(input.body))({
		body: { ...visit, ...body },
		caller,
	});

test('staff whose only role is psychologist can book only their own clients, and only with themselves', async () => {
	expect(await booking({ clientId: 'hers' }, amina)).toMatchObject({ ok: true, value: { psychologistId: 'amina' } });
	expect(await booking({ clientId: 'his' }, amina)).toMatchObject({ refusal: 'unknown_client' });
	expect(await booking({ email: 'new@example.com', name: 'New' }, amina)).toMatchObject({ refusal: 'unknown_client' });
	expect(await booking({ clientId: 'hers', psychologistId: 'otieno' }, amina)).toMatchObject({
		refusal: 'unknown_psychologist',
	});
	expect(await booking({ clientId: 'his' }, both)).toEqual({ ok: true, value: { ...visit, clientId: 'his' } });
});

test('staff whose only role is psychologist can move a visit only to another time with themselves', async () => {
	const move = (body: object, caller: Caller) =>
		withThemselves(async (input: { readonly body: object }) => ok(input.body))({
			body: { date: '2026-11-25', time: '9:00 AM', version: 1, ...body },
			caller,
		});
	expect(await move({}, amina)).toMatchObject({ ok: true, value: { psychologistId: 'amina' } });
	expect(await move({ psychologistId: 'otieno' }, amina)).toMatchObject({ refusal: 'unknown_psychologist' });
	expect(await move({ psychologistId: 'otieno' }, both)).toMatchObject({ ok: true });
});

test('a visit of a colleague is not found, like an unknown one', async () => {
	const [his] = await fixture.deps.appointments.latestOf('his', 1);
	const open = (id: string | undefined, caller: Caller) =>
		onSeenVisit(fixture.deps)(async () => ok('seen'))({ params: { id: id ?? '' }, caller });
	expect(await open(his?.id, amina)).toMatchObject({ refusal: 'not_found' });
	expect(await open('nobody', amina)).toMatchObject({ refusal: 'not_found' });
	expect(await open(his?.id, both)).toMatchObject({ ok: true });
	expect(await isClientOf(fixture.deps.appointments, 'his', 'amina')).toBe(false);
});
