import { randomUUID } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { bookingFixture, FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import { HOME, requestOver, startFunction } from '../../test-support/functions/bundled-functions.ts';
import type { BundledFunction } from '../../test-support/platform/bundled-function.ts';
import { type KmsServer, kmsServer } from '../../test-support/platform/kms-server.ts';

let booking: BundledFunction;
let kms: KmsServer;
let table: FreshTable;
beforeAll(async () => {
	table = await freshTable();
	await bookingFixture(table);
	kms = await kmsServer();
	booking = await startFunction('booking', { table, kms, now: FIXTURE_NOW });
});
afterAll(async () => {
	booking.stop();
	kms.close();
	await table.close();
});

const QUERIES = [
	['GET /api/appointments/available-times', { serviceId: 'stress', date: '2026-11-24' }],
	['GET /api/appointments/availability', { serviceId: 'stress', from: '2026-11-24', to: '2026-11-30' }],
] as const;

test.each(QUERIES)('the edge may cache the response of %s for three seconds', async (route, query) => {
	const { status, headers } = await requestOver(booking, route, { query });
	expect(status).toBe(200);
	expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=3', etag: expect.any(String) });
});

test('a network that requests free times 300 times in a minute, each time as another browser, waits after 240 (A15)', async () => {
	const ip = '192.0.2.45';
	const statuses: unknown[] = [];
	for (let at = 0; at < 300; at += 1) {
		const [route, query] = QUERIES[at % 2] ?? QUERIES[0];
		statuses.push((await requestOver(booking, route, { query, ip, device: randomUUID() })).status);
	}
	expect(statuses.filter((status) => status === 200)).toHaveLength(240);
	const [route, query] = QUERIES[0];
	expect(await requestOver(booking, route, { query, ip })).toMatchObject({
		status: 429,
		body: { code: 'too_many_requests' },
		headers: { 'retry-after': expect.any(String) },
	});
	expect(await requestOver(booking, route, { query, ip: HOME })).toMatchObject({ status: 200 });
});
