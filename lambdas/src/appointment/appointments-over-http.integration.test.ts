import { randomUUID } from 'node:crypto';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../test-support/appointment/booking-fixture.ts';
import { scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { type ClientRequest, callAsClient } from '../../test-support/platform/call-as-client.ts';
import { callAsStaff } from '../../test-support/platform/call-as-staff.ts';
import { httpHandler } from '../platform/http/http.ts';
import { createAppointment } from './book/create-appointment.usecase.ts';
import { listAppointments } from './list/list-appointments.usecase.ts';
import { getMyAppointment, listMyAppointments } from './read/get-appointment.usecase.ts';

let fixture: BookingFixture;
beforeAll(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
	await fixture.addClients(3);
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // the log of each request
});
afterAll(() => fixture.close());

const book = (given: ClientRequest) =>
	callAsClient(httpHandler('createAppointment', validators, createAppointment(fixture.deps)), given);
const REQUEST = { serviceId: 'stress', date: '2026-11-24', time: '9:00 AM' };

test('a booking returns 201 with the whole ticket, and so does its repeat', async () => {
	const headers = { 'idempotency-key': randomUUID() };
	const body = { ...REQUEST, notes: 'Please', forWhom: 'my_child', userId: 'client-2', serviceTitle: 'Free session' };
	const first = await book({ body, headers });
	expect(first).toEqual({
		status: 201,
		body: {
			ticket: {
				ticketNumber: expect.stringMatching(/^TUL-26-[2-9A-HJKMNP-Z]{5}$/),
				service: 'Stress Management',
				serviceId: 'stress',
				date: '2026-11-24',
				time: '9:00 AM',
				startsAt: '2026-11-24T06:00:00.000Z',
				endsAt: '2026-11-24T07:00:00.000Z',
				psychologist: 'Psychologist amina',
				location: 'Sample House, Sample Road, Nairobi',
				name: 'Client client-0',
				status: 'confirmed',
				reminder: { kind: 'email', at: '2026-11-23T06:00:00.000Z' },
				appointmentId: expect.any(String),
				psychologistId: 'amina',
				forWhom: 'my_child',
				price: 3500,
				currency: 'USD',
				version: 1,
				changeableUntil: '2026-11-23T06:00:00.000Z',
			},
		},
	});
	expect(await book({ body, headers })).toEqual(first);
	const [appointment] = await scanEntity(fixture, 'appointment');
	expect(appointment).toMatchObject({ userId: 'client-0', price: 3500, currency: 'USD', forWhom: 'my_child', ver: 1 });
});

test('the second client gets the other psychologist, the third a 409 with the times still free', async () => {
	expect(await book({ as: 'client-1', body: REQUEST })).toMatchObject({
		status: 201,
		body: { ticket: { psychologist: 'Psychologist otieno' } },
	});
	expect(await book({ as: 'client-2', body: REQUEST })).toMatchObject({
		status: 409,
		body: { code: 'slot_taken', times: ['10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'] },
	});
});

test('a booking less than a day ahead promises no reminder', async () => {
	const body = { ...REQUEST, date: '2026-11-20', time: '3:00 PM' };
	expect(await book({ as: 'client-2', body })).toMatchObject({
		status: 201,
		body: { ticket: { reminder: { kind: 'none' } } },
	});
});

test.each([
	['a past day', { date: '2026-11-19' }, 422, 'date_not_bookable'],
	['a Sunday', { date: '2026-11-22' }, 422, 'date_not_bookable'],
	['a public holiday', { date: '2026-12-12' }, 422, 'date_not_bookable'],
	['a day after the horizon', { date: '2027-01-20' }, 422, 'date_not_bookable'],
	['a day that does not exist', { date: '2026-11-31' }, 400, 'invalid_request'],
	['a time off the grid', { time: '9:30 AM' }, 422, 'time_not_offered'],
	['4:30 PM, which would end after closing', { time: '4:30 PM' }, 422, 'time_not_offered'],
	['3:00 PM on a Saturday', { date: '2026-11-28', time: '3:00 PM' }, 422, 'time_not_offered'],
	['a time in less than four hours', { date: '2026-11-20', time: '12:00 PM' }, 422, 'time_not_offered'],
	['an unknown service', { serviceId: 'nothing' }, 422, 'unknown_service'],
	['an unknown psychologist', { psychologistId: 'nobody' }, 422, 'unknown_psychologist'],
	['no service', { serviceId: undefined }, 400, 'invalid_request'],
	['a date in words', { date: 'tomorrow' }, 400, 'invalid_request'],
	['notes that are too long', { notes: 'x'.repeat(501) }, 400, 'invalid_request'],
	['an undeclared field', { price: 1 }, 400, 'invalid_request'],
])('a booking with %s is refused and writes nothing', async (_what, change, status, code) => {
	const before = await scanAll(fixture);
	expect(await book({ as: 'client-1', body: { ...REQUEST, time: '12:00 PM', ...change } })).toMatchObject({
		status,
		body: { code },
	});
	expect(await scanAll(fixture)).toEqual(before);
});

test('a client lists their own appointments, soonest first, and no others', async () => {
	await book({ as: 'client-1', body: { ...REQUEST, date: '2026-11-23', time: '10:30 AM' } });
	const listMine = httpHandler('listMyAppointments', validators, listMyAppointments(fixture.deps));
	const { status, body } = await callAsClient(listMine, { as: 'client-1' });
	expect(status).toBe(200);
	expect(body.data.map((ticket: { date: string; name: string }) => `${ticket.date} ${ticket.name}`)).toEqual([
		'2026-11-23 Client client-1',
		'2026-11-24 Client client-1',
	]);
});

test('a ticket number opens the ticket for its own client only', async () => {
	const getMine = httpHandler('getMyAppointment', validators, getMyAppointment(fixture.deps));
	const [appointment] = (await scanEntity(fixture, 'appointment')).filter(({ userId }) => userId === 'client-0');
	const params = { ticketNumber: appointment?.ticketNumber };
	expect(await callAsClient(getMine, { as: 'client-0', params })).toMatchObject({
		status: 200,
		body: { name: 'Client client-0' },
	});
	expect(await callAsClient(getMine, { as: 'client-1', params })).toMatchObject({
		status: 404,
		body: { code: 'not_found' },
	});
	expect(await callAsClient(getMine, { params: { ticketNumber: 'TUL-26-22222' } })).toMatchObject({ status: 404 });
});

describe('the list of appointments for staff', () => {
	const list = (query: Record<string, string>) =>
		callAsStaff(httpHandler('listAppointments', validators, listAppointments(fixture.deps)), { as: 'staff', query });

	test('the list for staff has names, addresses and counts, but no notes', async () => {
		const { status, body } = await list({ from: '2026-11-24', to: '2026-11-24' });
		expect(status).toBe(200);
		expect(body.counts).toEqual({ all: 2, confirmed: 2, attended: 0, missed: 0, cancelled: 0 });
		const first = body.data.find((row: { user: { name: string } }) => row.user.name === 'Client client-0');
		expect(first).toMatchObject({
			user: { email: 'client-0@clients.example' },
			service: 'Stress Management',
			hasNotes: true,
			mayBeInCrisis: false,
			version: 1,
			attendedFrom: '2026-11-24T05:45:00.000Z',
		});
		expect(JSON.stringify(body)).not.toContain('Please');
	});

	test('paging through the list for staff shows every appointment once', async () => {
		const seen: string[] = [];
		let cursor: string | undefined;
		do {
			const { body } = await list({ limit: '1', ...(cursor === undefined ? {} : { cursor }) });
			expect(body.data).toHaveLength(1);
			seen.push(body.data[0].scheduledFor);
			cursor = body.nextCursor;
		} while (cursor !== undefined);
		expect(seen).toHaveLength(4);
		expect(seen).toEqual([...seen].sort());
	});

	test('the list for staff searches names within the range of days', async () => {
		const { body } = await list({ search: 'CLIENT-1' });
		expect(body.counts.all).toBe(2);
		expect((await list({ from: '2026-12-01', to: '2026-12-31' })).body.data).toEqual([]);
		expect((await list({ status: 'missed' })).body.data).toEqual([]);
		expect(await list({ from: '2026-12-01', to: '2026-11-01' })).toMatchObject({
			status: 422,
			body: { code: 'date_not_bookable' },
		});
	});
});
