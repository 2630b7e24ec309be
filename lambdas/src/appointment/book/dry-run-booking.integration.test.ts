import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../test-support/appointment/booking-fixture.ts';
import { type Fault, injectFaults } from '../../../test-support/appointment/fault-injection.ts';
import { scanAll } from '../../../test-support/appointment/table-invariants.ts';
import { visitorLimits } from '../../platform/limits/visitor-limits.repository.ts';
import { dryRunBooking } from './dry-run-booking.usecase.ts';
import { reservationRepository } from './write/reservation.repository.ts';

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina']);
	await fixture.addClients(1);
});
afterEach(() => fixture.close());

const FREE_TIME = { serviceId: 'stress', date: '2026-11-24', time: '9:00 AM' };
const dryRunStore = () => reservationRepository({ ...fixture, openCipher: async () => fixture.cipher, dryRun: true });
/** Dry-runs a booking as wired in its function; `from` is the network address. */
const tryToBook = (body: Partial<typeof FREE_TIME> = {}, { from = '198.51.100.7', store = dryRunStore() } = {}) =>
	dryRunBooking({
		...fixture.deps,
		dryRunReservations: store,
		visitorLimits: visitorLimits(fixture.db, fixture.tableName, async () => fixture.cipher),
	})({ body: { ...FREE_TIME, ...body }, viewer: { ip: from, device: undefined } });
const storedBesidesCounts = async () =>
	(await scanAll(fixture)).filter(({ PK }) => !String(PK).startsWith('RATE#')).map(({ PK, SK }) => `${PK} ${SK}`);

test('the dry run of a free time succeeds and writes nothing', async () => {
	const before = await storedBesidesCounts();
	expect(await tryToBook()).toEqual({ ok: true, value: null });
	expect(await storedBesidesCounts()).toEqual(before);
	expect(await fixture.book('client-0', { time: '9:00 AM' })).toMatchObject({ ok: true });
});

test.each([
	['a time that is taken', {}, 'slot_taken'],
	['an unknown service', { serviceId: 'none' }, 'unknown_service'],
	['a time between two start times', { time: '9:10 AM' }, 'time_not_offered'],
])('the dry run of %s is refused as a booking is', async (_what, body, refusal) => {
	await fixture.book('client-0', { time: '9:00 AM' });
	expect(await tryToBook(body)).toMatchObject({ ok: false, refusal });
});

test('a dry run is refused by the table when another client takes the time after the read', async () => {
	const store = dryRunStore();
	const afterOtherBooking: typeof store = {
		...store,
		async reserve(...args) {
			await fixture.book('client-0', { time: '9:00 AM' });
			return store.reserve(...args);
		},
	};
	expect(await tryToBook({}, { store: afterOtherBooking })).toMatchObject({ refusal: 'slot_taken' });
});

test('a dry run retries a conflict with another transaction, as a booking does', async () => {
	const conflict: Fault = { name: 'TransactionCanceledException', reasons: ['None', 'TransactionConflict'] };
	const { sent } = injectFaults(fixture.client, 'TransactWriteItemsCommand', [conflict]);
	expect(await tryToBook()).toMatchObject({ ok: true });
	expect(sent()).toBe(2);
});

test('one network makes twelve dry runs in ten minutes at most, and another network is not affected', async () => {
	for (let time = 0; time < 12; time += 1) expect(await tryToBook()).toMatchObject({ ok: true });
	const refused = await tryToBook();
	expect(refused).toMatchObject({ refusal: 'too_many_requests', retryAfterSeconds: expect.any(Number) });
	expect(await tryToBook({}, { from: '203.0.113.9' })).toMatchObject({ ok: true });
});
