import { type Call, call, firstFree, registerClient } from '../support/api.ts';
import { countItems } from '../support/count-items.ts';
import { cloudFixture } from '../support/journey-fixture.ts';

const SERVICE = 'depression-therapy';

const site = cloudFixture();
let token: string;
let free: { readonly date: string; readonly time: string };

beforeAll(async () => {
	token = await registerClient(site.cloud.origin);
	free = await firstFree(site.cloud.origin, SERVICE);
	// The welcome mail changes the table: counted before, it would look like a write of the refused call.
	await site.cloud.settled();
});

const nextSunday = (): string => {
	const day = new Date(site.cloud.now().getTime() + 3 * 3_600_000);
	day.setUTCDate(day.getUTCDate() + (7 - day.getUTCDay()));
	return day.toISOString().slice(0, 10);
};

/** The token with its payload changed and its signature unchanged. */
const forged = (genuine: string): string => {
	const [header = '', payload = '', signature = ''] = genuine.split('.');
	const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
	return [
		header,
		Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url'),
		signature,
	].join('.');
};

interface Case {
	readonly name: string;
	readonly request: () => Call;
	readonly status: number;
	readonly code: string;
	readonly field?: string;
}

const booking = (): object => ({ serviceId: SERVICE, ...free });

const cases: readonly Case[] = [
	{ name: 'text that is not JSON', request: () => ({ body: '{"serviceId":' }), status: 400, code: 'invalid_request' },
	{
		name: 'a missing service',
		request: () => ({ body: { ...free } }),
		status: 400,
		code: 'invalid_request',
		field: 'serviceId',
	},
	{
		name: 'a missing date',
		request: () => ({ body: { ...booking(), date: undefined } }),
		status: 400,
		code: 'invalid_request',
		field: 'date',
	},
	{
		name: 'a missing time',
		request: () => ({ body: { ...booking(), time: undefined } }),
		status: 400,
		code: 'invalid_request',
		field: 'time',
	},
	{
		name: 'notes of 501 characters',
		request: () => ({ body: { ...booking(), notes: 'n'.repeat(501) } }),
		status: 400,
		code: 'invalid_request',
		field: 'notes',
	},
	{
		name: 'an undeclared field',
		request: () => ({ body: { ...booking(), price: 1 } }),
		status: 400,
		code: 'invalid_request',
		field: 'price',
	},
	{
		name: 'a body of 20 KB',
		request: () => ({ body: { ...booking(), notes: 'n'.repeat(20_000) } }),
		status: 413,
		code: 'payload_too_large',
	},
	{
		name: 'a form post',
		request: () => ({ body: 'serviceId=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
		status: 415,
		code: 'unsupported_media_type',
	},
	{
		name: 'a date in the past',
		request: () => ({ body: { ...booking(), date: '2020-01-06' } }),
		status: 422,
		code: 'date_not_bookable',
		field: 'date',
	},
	{
		name: 'a day that does not exist',
		request: () => ({ body: { ...booking(), date: '2027-02-30' } }),
		status: 400,
		code: 'invalid_request',
		field: 'date',
	},
	{
		name: 'a Sunday',
		request: () => ({ body: { ...booking(), date: nextSunday() } }),
		status: 422,
		code: 'date_not_bookable',
		field: 'date',
	},
	{
		name: 'a time between two start times',
		request: () => ({ body: { ...booking(), time: '9:15 AM' } }),
		status: 422,
		code: 'time_not_offered',
		field: 'time',
	},
	{
		name: 'a service that does not exist',
		request: () => ({ body: { ...booking(), serviceId: 'astrology' } }),
		status: 422,
		code: 'unknown_service',
		field: 'serviceId',
	},
	{
		name: 'a psychologist who does not exist',
		request: () => ({ body: { ...booking(), psychologistId: 'nobody' } }),
		status: 422,
		code: 'unknown_psychologist',
	},
	{ name: 'no token', request: () => ({ body: booking(), token: '' }), status: 401, code: 'unauthenticated' },
	{
		name: 'a token that is not one',
		request: () => ({ body: booking(), token: 'abc.def.ghi' }),
		status: 401,
		code: 'unauthenticated',
	},
	{
		name: 'a forged token',
		request: () => ({ body: booking(), token: forged(token) }),
		status: 401,
		code: 'unauthenticated',
	},
];

test.each(cases)(
	'$name is refused with $status $code, and nothing is written',
	async ({ request, status, code, field }) => {
		const before = await countItems(site.cloud);
		const answer = await call(site.cloud.origin, '/api/appointments', { method: 'POST', token, ...request() });
		expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
		expect(answer.contentType).toContain('application/problem+json');
		expect(answer.body.requestId).toEqual(expect.any(String));
		if (field) expect(answer.body.errors.map((error) => error.field)).toContain(field);
		expect(await countItems(site.cloud)).toBe(before);
	},
);

test('an expired token is refused with 401 after its twelve hours', async () => {
	await site.cloud.moveClockTo(new Date(site.cloud.now().getTime() + 12.1 * 3_600_000).toISOString());
	const answer = await call(site.cloud.origin, '/api/auth/verify', { token });
	expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 401, code: 'unauthenticated' });
});

test("a client's token is refused by the admin endpoints", async () => {
	const fresh = await registerClient(site.cloud.origin);
	const answer = await call(site.cloud.origin, '/api/admin/appointments', { token: fresh });
	expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 403, code: 'forbidden' });
});
