import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import { listColleagueTimes } from './list-colleague-times.usecase.ts';

const TUESDAY = '2026-11-24';
let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
});
afterEach(() => fixture.close());

const ask = (date: string, psychologistId?: string) =>
	listColleagueTimes({ sources: fixture.deps.sources, now: () => FIXTURE_NOW })({
		query: { date },
		caller: psychologistId === undefined ? {} : { psychologistId },
	});

test('a psychologist reads when a colleague is taken and free, without clients or visits', async () => {
	const client = await fixture.addClient('wambui');
	await fixture.booked(client, { psychologistId: 'otieno', date: TUESDAY, time: '9:00 AM' });
	await fixture.booked(await fixture.addClient('other'), { psychologistId: 'amina', date: TUESDAY, time: '12:00 PM' });
	const answer = await ask(TUESDAY, 'amina');
	expect(answer).toMatchObject({
		ok: true,
		value: { date: TUESDAY, data: [{ id: 'otieno', taken: [{ from: '9:00 AM' }], free: [{ to: '5:00 PM' }] }] },
	});
	const keys = answer.ok ? answer.value.data.map((one) => Object.keys(one).sort()) : [];
	expect(keys).toEqual([['free', 'id', 'name', 'taken']]);
	expect(JSON.stringify(answer)).not.toMatch(/wambui|stress|TUL-/i);
});

test('an owner who is no psychologist reads all psychologists; a past or too distant day is refused', async () => {
	const colleagues = await ask(TUESDAY);
	expect(colleagues.ok && colleagues.value.data.map(({ id }) => id)).toEqual(['amina', 'otieno']);
	for (const date of ['2026-11-19', '2028-01-04'])
		expect(await ask(date)).toMatchObject({ refusal: 'date_not_bookable' });
});
