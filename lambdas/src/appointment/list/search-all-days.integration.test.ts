import { freshTable } from '@tulia/test-kit/fresh-table';
import { anAppointment } from '../../../test-support/appointment/an-appointment.ts';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../../test-support/appointment/booking-fixture.ts';
import { appointmentItem } from '../appointment.items.ts';
import { exportAppointments } from './export-appointments.usecase.ts';
import { listAppointments } from './list-appointments.usecase.ts';

/** One visit a month, the last two years. */
const STARTS = Array.from({ length: 24 }, (_, months) => {
	const month = new Date(Date.UTC(2026, 10 - months, 3, 6));
	return month.toISOString();
});

let fixture: BookingFixture;
beforeAll(async () => {
	fixture = await bookingFixture(await freshTable());
	await fixture.addClient('one');
	for (const [index, startAt] of STARTS.entries())
		await fixture.put(appointmentItem(anAppointment({ id: `a${index}`, userId: 'one', startAt, status: 'attended' })));
});
afterAll(() => fixture.close());

const page = async (cursor?: string) => {
	const answer = await listAppointments({ ...fixture.deps, now: () => FIXTURE_NOW })({
		caller: { roles: ['owner'] },
		query: { search: 'client one', limit: '10', ...(cursor === undefined ? {} : { cursor }) },
	});
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value;
};

test('a search finds visits of two years ago page by page, the latest first, and the file has the same', async () => {
	const first = await page();
	const second = await page(first.nextCursor);
	const third = await page(second.nextCursor);
	expect(first.counts).toMatchObject({ all: 24, attended: 24 });
	expect(third.nextCursor).toBeUndefined();
	const found = [first, second, third].flatMap(({ data }) => data.map(({ id }) => id));
	expect(found).toEqual(STARTS.map((_, index) => `a${index}`));

	const run = exportAppointments({ ...fixture.deps, now: () => FIXTURE_NOW, noteExport: async () => undefined });
	const caller = { userId: 'staff', role: 'admin', roles: ['owner'], version: 1, jti: 'j', expiresAt: 0 } as const;
	const file = await run({ query: { search: 'client one' }, caller });
	expect(file.ok && file.value.csv.split('\r\n').length - 1).toBe(found.length);
});
