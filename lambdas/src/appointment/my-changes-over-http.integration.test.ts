import { freshTable } from '@tulia/test-kit/fresh-table';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type HttpHandler, httpHandler } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { cancelAppointment } from './cancel-appointment.usecase.ts';
import { cancelMyAppointment } from './cancel-my-appointment.usecase.ts';
import { createAppointment } from './create-appointment.usecase.ts';
import { moveAppointment } from './move-appointment.usecase.ts';
import { moveMyAppointment } from './move-my-appointment.usecase.ts';
import { everything, expectBalancedBooks, ofEntity } from './testing/audit-table.ts';
import { type BookingStage, bookingStage, STAGE_NOW } from './testing/booking-stage.ts';

jest.setTimeout(120_000);

let stage: BookingStage;
beforeAll(() => {
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // the log of each request
});
beforeEach(async () => {
	stage = await bookingStage(await freshTable());
	await stage.addClients(2);
});
afterEach(() => stage.close());

interface Call {
	readonly as?: string;
	readonly body?: unknown;
	readonly params?: Record<string, string>;
}

async function call(handler: HttpHandler, { as = 'client-0', body, params }: Call) {
	const event = {
		headers: { 'x-origin-secret': 's', 'content-type': 'application/json' },
		requestContext: { requestId: 'r-1', http: { sourceIp: '127.0.0.1' } },
		body: JSON.stringify(body),
		pathParameters: params,
	} as unknown as APIGatewayProxyEventV2;
	const identify = async () => ok({ userId: as, role: 'client' as const, version: 1, jti: 'j', expiresAt: 0 });
	const { statusCode, body: text = '' } = await handler(event, { originSecret: 's', identify });
	return { status: statusCode, body: JSON.parse(text) };
}

const book = (body: object = {}, as?: string) =>
	call(httpHandler('createAppointment', appointmentValidators, createAppointment(stage.deps)), {
		body: { serviceId: 'stress', date: '2026-11-24', time: '9:00 AM', ...body },
		...(as === undefined ? {} : { as }),
	});
const at = (now: Date) => ({ ...stage.deps, now: () => now });
const cancel = (ticketNumber: string, given: Call = {}, now = STAGE_NOW) =>
	call(
		httpHandler(
			'cancelMyAppointment',
			appointmentValidators,
			cancelMyAppointment({ ...stage.deps, cancel: cancelAppointment(at(now)) }),
		),
		{ body: {}, params: { ticketNumber }, ...given },
	);
const move = (ticketNumber: string, given: Call = {}, now = STAGE_NOW) =>
	call(
		httpHandler(
			'moveMyAppointment',
			appointmentValidators,
			moveMyAppointment({ ...stage.deps, move: moveAppointment(at(now)) }),
		),
		{ body: { date: '2026-11-25', time: '3:00 PM', version: 1 }, params: { ticketNumber }, ...given },
	);

test('a client cancels, and the ticket that comes back says so and promises no reminder', async () => {
	const { ticketNumber } = (await book()).body.ticket;
	const body = { reason: 'I feel better' };
	expect(await cancel(ticketNumber, { body })).toMatchObject({
		status: 200,
		body: { ticket: { ticketNumber, status: 'cancelled', version: 2, reminder: { kind: 'none' } } },
	});
	const items = await everything(stage);
	expect(ofEntity(items, 'cell')).toEqual([]);
	expect(JSON.stringify(items)).not.toContain('feel better');
	// Again is no other cancellation, and the time is free for others.
	expect(await cancel(ticketNumber, { body })).toMatchObject({ status: 200, body: { ticket: { version: 2 } } });
	expect(await book({}, 'client-1')).toMatchObject({ status: 201 });
	await expectBalancedBooks(stage);
});

test('a client moves, and the ticket keeps its number', async () => {
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
	await expectBalancedBooks(stage);
});

test('somebody else’s ticket is as unknown as one that does not exist', async () => {
	const { ticketNumber } = (await book()).body.ticket;
	const before = await everything(stage);
	const as = 'client-1';
	for (const answer of [await cancel(ticketNumber, { as }), await move(ticketNumber, { as })])
		expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
	for (const answer of [await cancel('TUL-26-22222'), await move('TUL-26-22222')])
		expect(answer).toMatchObject({ status: 404 });
	expect(await everything(stage)).toEqual(before);
});

test('within 24 hours both are too late, and say so', async () => {
	const { ticketNumber, changeableUntil } = (await book()).body.ticket;
	const late = new Date(Date.parse(changeableUntil) + 1);
	for (const answer of [await cancel(ticketNumber, {}, late), await move(ticketNumber, {}, late)])
		expect(answer).toMatchObject({ status: 409, body: { code: 'too_late' } });
	expect(await cancel(ticketNumber, {}, new Date(changeableUntil))).toMatchObject({ status: 200 });
});

test.each([
	['a reason that is too long', 'cancel', { reason: 'x'.repeat(301) }, 400],
	['a field nobody declared', 'cancel', { refund: true }, 400],
	['no version', 'move', { date: '2026-11-25', time: '3:00 PM' }, 400],
	['a date in words', 'move', { date: 'friday', time: '3:00 PM', version: 1 }, 400],
	['a day that does not exist', 'move', { date: '2026-11-31', time: '3:00 PM', version: 1 }, 422],
] as const)('%s is refused', async (_what, change, body, status) => {
	const { ticketNumber } = (await book()).body.ticket;
	expect(await (change === 'cancel' ? cancel : move)(ticketNumber, { body })).toMatchObject({ status });
});

describe('consents that come with a booking', () => {
	const profile = async () => ofEntity(await everything(stage), 'user').find(({ id }) => id === 'client-0');
	const audited = async () =>
		ofEntity(await everything(stage), 'audit').filter(({ action }) => action === 'consent_given').length;

	test('are noted with their wording, each that is given and no other, and never again', async () => {
		await stage.addClient('client-0');
		expect((await book({ consents: { healthData: true, hostingAbroad: false } })).status).toBe(201);
		const given = { version: '2026-11-21', at: STAGE_NOW.toISOString() };
		expect(await profile()).toMatchObject({ consents: { health_data: given } });
		expect((await profile())?.consents).not.toHaveProperty('hosting_abroad');
		expect(await audited()).toBe(1);
		await book({ time: '12:00 PM', consents: { healthData: true, hostingAbroad: true } });
		expect(await profile()).toMatchObject({ consents: { health_data: given, hosting_abroad: given } });
		await book({ time: '3:00 PM', consents: { healthData: true, hostingAbroad: true } });
		expect(await audited()).toBe(2);
		await expectBalancedBooks(stage);
	});

	test.each([
		['left out', {}],
		['refused', { consents: { healthData: false, hostingAbroad: false } }],
	])('change nothing and gate nothing when %s', async (_what, body) => {
		const before = await profile();
		expect((await book(body)).status).toBe(201);
		expect(await profile()).toEqual(before);
		expect(await audited()).toBe(0);
	});

	test('in words that have changed since they were shown are refused, and nothing is booked', async () => {
		const versions = { healthData: '2026-01-31', hostingAbroad: '2026-11-21' };
		const refused = await book({ consents: { healthData: true, hostingAbroad: true, versions } });
		expect(refused).toMatchObject({ status: 409, body: { code: 'wording_changed' } });
		expect(ofEntity(await everything(stage), 'appointment')).toEqual([]);
		expect(await audited()).toBe(0);
		expect((await book({ consents: { healthData: false, hostingAbroad: true, versions } })).status).toBe(201);
	});

	test('do not keep the repeat of a booking that went through from its ticket', async () => {
		const { ticket } = (await book({ consents: { healthData: true, hostingAbroad: false } })).body;
		const consents = { healthData: true, hostingAbroad: false, versions: { healthData: '2026-01-31' } };
		expect(await book({ consents })).toMatchObject({ status: 201, body: { ticket } });
	});

	test('are noted on an account that is older than consents', async () => {
		const { consents: _none, ...older } = (await profile()) ?? {};
		await stage.put(older);
		expect((await book({ consents: { healthData: true, hostingAbroad: true } })).status).toBe(201);
		expect(Object.keys((await profile())?.consents).sort()).toEqual(['health_data', 'hosting_abroad']);
	});
});
