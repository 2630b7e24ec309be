import { validators } from '@tulia/contracts/endpoint-validators/all';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../../test-support/appointment/booking-fixture.ts';
import { expectInvariants, ofEntity, scanAll, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { type ClientRequest, callAsClient } from '../../../test-support/platform/call-as-client.ts';
import { httpHandler } from '../../platform/http/http.ts';
import { createAppointment } from '../book/create-appointment.usecase.ts';
import { cancelAppointment } from '../cancel/cancel-appointment.usecase.ts';
import { cancelMyAppointment } from '../cancel/request-cancellation.usecase.ts';
import { moveAppointment } from './move-appointment.usecase.ts';
import { moveMyAppointment } from './request-move.usecase.ts';

let fixture: BookingFixture;
beforeAll(() => {
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // the log of each request
});
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable());
	await fixture.addClients(2);
});
afterEach(() => fixture.close());

const book = (body: object = {}, as?: string) =>
	callAsClient(httpHandler('createAppointment', validators, createAppointment(fixture.deps)), {
		body: { serviceId: 'stress', date: '2026-11-24', time: '9:00 AM', ...body },
		...(as === undefined ? {} : { as }),
	});
const at = (now: Date) => ({ ...fixture.deps, now: () => now });
const cancel = (ticketNumber: string, given: ClientRequest = {}, now = FIXTURE_NOW) =>
	callAsClient(
		httpHandler(
			'cancelMyAppointment',
			validators,
			cancelMyAppointment({ ...fixture.deps, cancel: cancelAppointment(at(now)) }),
		),
		{ body: {}, params: { ticketNumber }, ...given },
	);
const move = (ticketNumber: string, given: ClientRequest = {}, now = FIXTURE_NOW) =>
	callAsClient(
		httpHandler(
			'moveMyAppointment',
			validators,
			moveMyAppointment({ ...fixture.deps, move: moveAppointment(at(now)) }),
		),
		{ body: { date: '2026-11-25', time: '3:00 PM', version: 1 }, params: { ticketNumber }, ...given },
	);

test('when a client cancels, the ticket in the response is cancelled and has no reminder', async () => {
	const { ticketNumber } = (await book()).body.ticket;
	const body = { reason: 'I feel better' };
	expect(await cancel(ticketNumber, { body })).toMatchObject({
		status: 200,
		body: { ticket: { ticketNumber, status: 'cancelled', version: 2, reminder: { kind: 'none' } } },
	});
	const items = await scanAll(fixture);
	expect(ofEntity(items, 'cell')).toEqual([]);
	expect(JSON.stringify(items)).not.toContain('feel better');
	// A repeat is not another cancellation, and the time is free for others.
	expect(await cancel(ticketNumber, { body })).toMatchObject({ status: 200, body: { ticket: { version: 2 } } });
	expect(await book({}, 'client-1')).toMatchObject({ status: 201 });
	await expectInvariants(fixture);
});

test('when a client moves a visit, the ticket keeps its number', async () => {
	const { ticketNumber } = (await book()).body.ticket;
	expect(await move(ticketNumber)).toMatchObject({
		status: 200,
		body: {
			ticket: {
				ticketNumber,
				date: '2026-11-25',
				time: '3:00 PM',
				version: 2,
				status: 'confirmed',
				reminder: { kind: 'email', at: '2026-11-24T12:00:00.000Z' },
				changeableUntil: '2026-11-24T12:00:00.000Z',
			},
		},
	});
	expect(await move(ticketNumber, { body: { date: '2026-11-26', time: '3:00 PM', version: 1 } })).toMatchObject({
		status: 409,
		body: { code: 'appointment_changed', current: { status: 'confirmed', version: 2 } },
	});
	await expectInvariants(fixture);
});

test('another client’s ticket is not found, like an unknown one', async () => {
	const { ticketNumber } = (await book()).body.ticket;
	const before = await scanAll(fixture);
	const as = 'client-1';
	for (const answer of [await cancel(ticketNumber, { as }), await move(ticketNumber, { as })])
		expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
	for (const answer of [await cancel('TUL-26-22222'), await move('TUL-26-22222')])
		expect(answer).toMatchObject({ status: 404 });
	expect(await scanAll(fixture)).toEqual(before);
});

test('cancelling and moving within 24 hours are refused as too late', async () => {
	const { ticketNumber, changeableUntil } = (await book()).body.ticket;
	const late = new Date(Date.parse(changeableUntil) + 1);
	for (const answer of [await cancel(ticketNumber, {}, late), await move(ticketNumber, {}, late)])
		expect(answer).toMatchObject({ status: 409, body: { code: 'too_late' } });
	expect(await cancel(ticketNumber, {}, new Date(changeableUntil))).toMatchObject({ status: 200 });
});

test.each([
	['a reason that is too long', 'cancel', { reason: 'x'.repeat(301) }, 400],
	['an undeclared field', 'cancel', { refund: true }, 400],
	['no version', 'move', { date: '2026-11-25', time: '3:00 PM' }, 400],
	['a date in words', 'move', { date: 'friday', time: '3:00 PM', version: 1 }, 400],
	['a day that does not exist', 'move', { date: '2026-11-31', time: '3:00 PM', version: 1 }, 400],
] as const)('a change with %s is refused', async (_what, change, body, status) => {
	const { ticketNumber } = (await book()).body.ticket;
	expect(await (change === 'cancel' ? cancel : move)(ticketNumber, { body })).toMatchObject({ status });
});

describe('consents that come with a booking', () => {
	const profile = async () => (await scanEntity(fixture, 'user')).find(({ id }) => id === 'client-0');
	const audited = async () =>
		(await scanEntity(fixture, 'audit')).filter(({ action }) => action === 'consent_given').length;

	test('each consent given with a booking, and no other, is stored once with its wording', async () => {
		await fixture.addClient('client-0');
		expect((await book({ consents: { healthData: true, hostingAbroad: false } })).status).toBe(201);
		const given = { version: '2026-11-21', at: FIXTURE_NOW.toISOString() };
		expect(await profile()).toMatchObject({ consents: { health_data: given } });
		expect((await profile())?.consents).not.toHaveProperty('hosting_abroad');
		expect(await audited()).toBe(1);
		await book({ time: '12:00 PM', consents: { healthData: true, hostingAbroad: true } });
		expect(await profile()).toMatchObject({ consents: { health_data: given, hosting_abroad: given } });
		await book({ time: '3:00 PM', consents: { healthData: true, hostingAbroad: true } });
		expect(await audited()).toBe(2);
		await expectInvariants(fixture);
	});

	test.each([
		['left out', {}],
		['refused', { consents: { healthData: false, hostingAbroad: false } }],
	])('consents that come with a booking change nothing and block nothing when %s', async (_what, body) => {
		const before = await profile();
		expect((await book(body)).status).toBe(201);
		expect(await profile()).toEqual(before);
		expect(await audited()).toBe(0);
	});

	test('a booking with a consent to an outdated wording is refused', async () => {
		const versions = { healthData: '2026-01-31', hostingAbroad: '2026-11-21' };
		const refused = await book({ consents: { healthData: true, hostingAbroad: true, versions } });
		expect(refused).toMatchObject({ status: 409, body: { code: 'wording_changed' } });
		expect(await scanEntity(fixture, 'appointment')).toEqual([]);
		expect(await audited()).toBe(0);
		expect((await book({ consents: { healthData: false, hostingAbroad: true, versions } })).status).toBe(201);
	});

	test('consents do not keep the repeat of a successful booking from its ticket', async () => {
		const { ticket } = (await book({ consents: { healthData: true, hostingAbroad: false } })).body;
		const consents = { healthData: true, hostingAbroad: false, versions: { healthData: '2026-01-31' } };
		expect(await book({ consents })).toMatchObject({ status: 201, body: { ticket } });
	});

	test('consents that come with a booking are stored on an account that is older than consents', async () => {
		const { consents: _none, ...older } = (await profile()) ?? {};
		await fixture.put(older);
		expect((await book({ consents: { healthData: true, hostingAbroad: true } })).status).toBe(201);
		expect(Object.keys((await profile())?.consents).sort()).toEqual(['health_data', 'hosting_abroad']);
	});
});
