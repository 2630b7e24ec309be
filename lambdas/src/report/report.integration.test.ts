import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { anAppointment } from '../../test-support/appointment/an-appointment.ts';
import { type BookingFixture, bookingFixture } from '../../test-support/appointment/booking-fixture.ts';
import { countUnits } from '../../test-support/dashboard/count-units.ts';
import { deskOf, paymentFixture } from '../../test-support/payment/payment-fixture.ts';
import { putAll } from '../../test-support/platform/put-all.ts';
import { runReportHistory } from '../../test-support/report/random-report-history.ts';
import { comparableReport, recountReport } from '../../test-support/report/recount-report.ts';
import { reportsOf } from '../../test-support/report/reports-of.ts';
import { appointmentItem, appointmentKey } from '../appointment/appointment.items.ts';

let fixture: BookingFixture;
afterEach(() => fixture.close());

/** A Wednesday. */
const AFTERWARDS = new Date('2026-11-25T09:00:00.000Z');
const WEEK = { from: '2026-11-23', to: '2026-11-25' };

/** Visits that were attended on these days, one a day, by these clients in turn. */
const attendedOn = (days: readonly string[], clients: readonly string[]) =>
	putAll(
		fixture,
		days.map((day, at) =>
			appointmentItem(
				anAppointment({
					...{ id: `v-${day}-${at}`, userId: clients[at % clients.length] ?? '', status: 'attended', ver: 2 },
					...{ startAt: `${day}T06:00:00.000Z`, endAt: `${day}T07:00:00.000Z` },
				}),
			),
		),
	);

describe('the report of visits', () => {
	test('the visit report of a new centre has every figure, each of them zero', async () => {
		fixture = await bookingFixture(await freshTable());
		const report = await reportsOf(fixture, AFTERWARDS).visits(WEEK);
		expect(report).toMatchObject({
			before: { from: '2026-11-20', to: '2026-11-22' },
			visits: { attended: 0, missed: 0, cancelled: 0, cancelledLate: 0, open: 0 },
			clients: { new: 0, returning: 0, erasedVisits: 0 },
			psychologists: [{ id: 'amina', openMinutes: 3 * 480, usedMinutes: 0 }],
		});
	});

	test('days that cannot be reported are refused with the field and what to do', async () => {
		fixture = await bookingFixture(await freshTable());
		const { ask } = reportsOf(fixture, AFTERWARDS);
		const long = { from: '2024-01-01', to: '2024-01-31' };
		expect(await ask.visits(long)).toMatchObject({ refusal: 'invalid_request', errors: [{ field: 'from' }] });
		expect(await ask.income(long)).toMatchObject({ ok: true });
		expect(await ask.income({ from: '2026-11-26', to: '2026-11-26' })).toMatchObject({ errors: [{ field: 'to' }] });
	});

	test.each([
		['few clients', 3],
		['more clients than are queried one by one', 160],
	])(
		'a report on %s counts those who attended before the span as returning, and others as new',
		async (_what, count) => {
			fixture = await bookingFixture(await freshTable());
			const clients = Array.from({ length: count }, (_, at) => `u-${at}`);
			await attendedOn(Array(count).fill('2026-11-24'), clients);
			await attendedOn(['2026-03-03'], ['u-0']);
			await attendedOn(['2024-11-26'], ['u-1']);
			// On a day whose visits are being deleted.
			await attendedOn(['2024-11-25'], ['u-2']);
			const { clients: counted } = await reportsOf(fixture, AFTERWARDS).visits(WEEK);
			expect(counted).toEqual({ new: count - 2, returning: 2, erasedVisits: 0 });
		},
	);

	test('visits booked before their origin was stored count as unknown', async () => {
		fixture = await bookingFixture(await freshTable());
		const id = await fixture.booked(await fixture.addClient('one'));
		await fixture.booked(await fixture.addClient('two'), { time: '10:30 AM' });
		const Key = appointmentKey(id);
		await fixture.db.send(
			new UpdateCommand({ TableName: fixture.tableName, Key, UpdateExpression: 'REMOVE bookedBy' }),
		);
		const { origins } = await reportsOf(fixture, AFTERWARDS).visits(WEEK);
		expect(Object.fromEntries(origins.map(({ origin, visits }) => [origin, visits]))).toEqual({
			...{ client: 1, staff: 0, walk_in: 0, unknown: 1 },
		});
	});
});

describe('the report of income', () => {
	test('a reversal is subtracted on its own day, and currencies are never added', async () => {
		const centre = await paymentFixture(await freshTable());
		fixture = centre;
		const [first = '', second = ''] = await centre.visits(2);
		await centre.note(first, { method: 'cash', amount: 3500 });
		await centre.note(second, { method: 'mpesa', amount: 1000 });
		await centre.note(second, { method: 'insurance', amount: 2500, version: 1 });
		const tomorrow = deskOf({ ...centre.deskDeps, now: () => AFTERWARDS });
		const { entries } = await centre.paymentsOf(first);
		await tomorrow.takeBack(first, entries[0]?.id ?? '', 1);
		const { income } = reportsOf(fixture, AFTERWARDS);
		const [tuesday, both] = [await income({ from: '2026-11-24', to: '2026-11-24' }), await income(WEEK)];
		expect(tuesday.totals).toMatchObject([{ currency: 'USD', received: 4500, methods: { insurance: 2500 } }]);
		expect(both.totals).toMatchObject([{ received: 1000, methods: { cash: 0, mpesa: 1000 } }]);
		expect(both.services).toMatchObject([{ id: 'stress', title: 'Stress Management', received: 1000 }]);
	});

	test('payments without a stored service take it from their visit, and count as unknown where the visit is deleted', async () => {
		const centre = await paymentFixture(await freshTable());
		fixture = centre;
		const [first = '', second = ''] = await centre.visits(2);
		for (const id of [first, second]) await centre.note(id, { method: 'cash', amount: 1000 });
		for (const { PK, SK } of (await centre.items()).filter(({ entity }) => entity === 'payment'))
			await fixture.db.send(
				new UpdateCommand({
					...{ TableName: fixture.tableName, Key: { PK, SK } },
					UpdateExpression: 'REMOVE serviceId, serviceTitle',
				}),
			);
		const { income } = reportsOf(fixture, AFTERWARDS);
		expect((await income(WEEK)).services).toMatchObject([{ id: 'stress', received: 2000 }]);
		await fixture.db.send(
			new UpdateCommand({
				...{ TableName: fixture.tableName, Key: appointmentKey(second), UpdateExpression: 'SET #id = :other' },
				...{ ExpressionAttributeNames: { '#id': 'id' }, ExpressionAttributeValues: { ':other': 'forgotten' } },
			}),
		);
		expect((await income(WEEK)).services).toEqual([
			expect.objectContaining({ title: 'Stress Management', received: 1000 }),
			expect.objectContaining({ title: 'Visits that are no longer kept', received: 1000 }),
		]);
	});
});

test('the exported file has every figure with its unit and no formula, and the export is audited', async () => {
	const centre = await paymentFixture(await freshTable());
	fixture = centre;
	const visit = await centre.visit();
	await centre.note(visit, { method: 'cash', amount: 3500 });
	const reports = reportsOf(fixture, AFTERWARDS);
	const { fileName, csv } = await reports.file(WEEK);
	expect(fileName).toBe('report-2026-11-23-to-2026-11-25.csv');
	const lines = csv.split('\r\n');
	for (const line of [
		'Visits,All,No outcome yet,1,visits',
		'Hours of the week,tuesday 09:00,Open,180,minutes',
		'Bookings,On the website,Booked,1,visits',
		'Income by service,Stress Management,Income received,35.00,USD',
	])
		expect(lines).toContain(line);
	expect(reports.exports).toEqual(['director']);
});

describe('after a random history', () => {
	test('both reports equal a recount of every item, for any span', async () => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'beth', 'caro']);
		await fixture.closeDay('2026-08-19');
		const { now } = await runReportHistory(fixture, 600, 20261124);
		const today = dayOf(now);
		const reports = reportsOf(fixture, now);
		const units = countUnits(fixture.client);
		for (const days of [
			{ from: '2026-08-01', to: today },
			{ from: addDays(today, -6), to: today },
			{ from: addDays(today, -16), to: addDays(today, -7) },
		]) {
			const said = comparableReport(await reports.visits(days), await reports.income(days));
			expect(units.take()).toBeLessThanOrEqual(200);
			expect(said).toEqual(await recountReport(fixture, days));
			units.take();
		}
	});
});
