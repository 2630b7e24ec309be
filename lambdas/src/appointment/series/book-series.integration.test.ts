import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../../test-support/appointment/booking-fixture.ts';
import { SERIES_KEY, seriesWith, TUESDAYS } from '../../../test-support/appointment/series-with.ts';
import { expectInvariants, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { listSeriesTimes } from './list-series-times.usecase.ts';

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
	await fixture.addClient('client');
});
afterEach(() => fixture.close());

const visits = () => scanEntity(fixture, 'appointment');

async function changed(answer: ReturnType<ReturnType<typeof seriesWith>>) {
	const result = await answer;
	if (!result.ok) throw new Error(result.refusal);
	return result.value;
}

test("a series of four is booked as four ordinary visits that have the series' id", async () => {
	const { seriesId, data } = await changed(seriesWith(fixture.deps)());
	expect(data.map(({ date, state, visit }) => `${date} ${state} ${visit?.status}`)).toEqual(
		TUESDAYS.map((date) => `${date} done confirmed`),
	);
	const booked = await visits();
	expect(booked).toHaveLength(4);
	for (const visit of booked)
		expect(visit).toMatchObject({ seriesId, userId: 'client', bookedBy: 'staff', reminder: { state: 'pending' } });
	expect(await fixture.deps.series.find(seriesId)).toMatchObject({ every: 'week' });
	await expectInvariants(fixture);
});

test('a series has one notice for all its visits, and a reminder for each', async () => {
	await changed(seriesWith(fixture.deps)());
	const jobs = (await scanEntity(fixture, 'job')).map(({ type }) => type);
	const ofEach = (type: string) => Array.from({ length: 4 }, () => type);
	expect(jobs.sort()).toEqual([...ofEach('create_schedule'), ...ofEach('day_change'), 'series_mail']);
	const [notice] = (await scanEntity(fixture, 'job')).filter(({ type }) => type === 'series_mail');
	expect(notice).toMatchObject({ nextAt: FIXTURE_NOW.toISOString(), state: 'pending' });
});

test('visits that cannot be booked are listed with reason and nearest free times, and the other visits are booked', async () => {
	await fixture.closeDay('2026-12-01');
	await fixture.booked(await fixture.addClient('other'), { psychologistId: 'amina', date: '2026-12-08' });
	await fixture.booked('client', { psychologistId: 'otieno', date: '2026-12-15' });
	const { data } = await changed(seriesWith(fixture.deps)({ dates: [...TUESDAYS, '2027-01-26'] }));
	expect(data.map(({ state }) => state)).toEqual(['done', 'closed', 'taken', 'held', 'too_far']);
	expect(data.map(({ reason }) => reason)).toEqual([
		undefined,
		'No sessions are held on this day: Staff training.',
		'Psychologist amina has another visit then, or the half hour after one.',
		'The client has a visit then already.',
		'This is more than 60 days ahead. It can be booked from Fri 27 Nov 2026.',
	]);
	expect(data.map(({ nearest }) => nearest[0]?.date)).toEqual([
		...[undefined, '2026-12-02', '2026-12-08', '2026-12-15', undefined],
	]);
	expect(data.filter(({ visit }) => visit)).toHaveLength(1);
	await expectInvariants(fixture);
});

test('the same form again gets the first response, and another request under its key is refused', async () => {
	const first = await changed(seriesWith(fixture.deps)());
	const again = await changed(seriesWith(fixture.deps)());
	expect(again).toEqual(first);
	expect(await visits()).toHaveLength(4);
	expect(await seriesWith(fixture.deps)({ time: '3:00 PM' })).toEqual({ ok: false, refusal: 'idempotency_key_reused' });
	await expectInvariants(fixture);
});

test('a second tab with another form books nothing twice', async () => {
	await changed(seriesWith(fixture.deps)());
	const { data } = await changed(seriesWith(fixture.deps)({ key: '2c671a64-40d5-491e-99b0-da01ff1f3342' }));
	expect(data.map(({ state }) => state)).toEqual(['held', 'held', 'held', 'held']);
	expect(await visits()).toHaveLength(4);
	await expectInvariants(fixture);
});

test('two tabs that submit one form at once book once', async () => {
	const answers = await Promise.all([1, 2, 3].map(() => seriesWith(fixture.deps)()));
	expect(answers.some(({ ok }) => ok)).toBe(true);
	const { data } = await changed(seriesWith(fixture.deps)());
	expect(data.every(({ state }) => state === 'done')).toBe(true);
	expect(await visits()).toHaveLength(4);
	expect((await scanEntity(fixture, 'job')).filter(({ type }) => type === 'series_mail')).toHaveLength(1);
	await expectInvariants(fixture);
});

test('visits that could not be booked are booked at other times in the same series', async () => {
	await fixture.closeDay('2026-12-01');
	const { seriesId } = await changed(seriesWith(fixture.deps)());
	const more = { seriesId, dates: ['2026-12-02'], key: '2c671a64-40d5-491e-99b0-da01ff1f3342' };
	expect((await changed(seriesWith(fixture.deps)(more))).seriesId).toBe(seriesId);
	expect((await visits()).filter((visit) => visit.seriesId === seriesId)).toHaveLength(4);
	await fixture.addClient('other');
	const others = { ...more, clientId: 'other', key: '3d671a64-40d5-491e-99b0-da01ff1f3343' };
	expect(await seriesWith(fixture.deps)(others)).toMatchObject({ refusal: 'not_found' });
});

test('of two simultaneous series for the same times, each cell is taken by one', async () => {
	const clients = await fixture.addClients(6, 'racer');
	const answers = await Promise.all(
		clients.map((clientId, index) =>
			seriesWith(fixture.deps)({ clientId, key: `${index}${SERIES_KEY.slice(1)}`, psychologistId: 'amina' }),
		),
	);
	const done = answers
		.flatMap((answer) => (answer.ok ? answer.value.data : []))
		.filter(({ state }) => state === 'done');
	expect(done.map(({ date }) => date).sort()).toEqual([...TUESDAYS]);
	expect(answers.every((answer) => answer.ok && answer.value.data.every(({ state }) => /done|taken/.test(state)))).toBe(
		true,
	);
	await expectInvariants(fixture);
});

test('a series for an unknown client, an unconfirmed account or a service no longer offered is refused', async () => {
	expect(await seriesWith(fixture.deps)({ clientId: 'nobody' })).toMatchObject({ refusal: 'unknown_client' });
	expect(await scanEntity(fixture, 'series-order')).toEqual([]);
});

describe('the times of a series before it is booked', () => {
	const preview = (query: Partial<Parameters<ReturnType<typeof listSeriesTimes>>[0]['query']> = {}) =>
		listSeriesTimes(fixture.deps)({
			query: {
				...{ clientId: 'client', serviceId: 'stress', psychologistId: 'amina', date: '2026-11-24', time: '9:00 AM' },
				...query,
			},
		});

	test('every date of a series has its state', async () => {
		await fixture.closeDay('2026-12-01');
		await fixture.booked('client', { psychologistId: 'otieno', date: '2026-12-15' });
		const answer = await preview({ count: '10' });
		expect(answer.ok && answer.value.data.map(({ date, state }) => `${date} ${state}`)).toEqual([
			'2026-11-24 free',
			'2026-12-01 closed',
			'2026-12-08 free',
			'2026-12-15 held',
			...['2026-12-22', '2026-12-29', '2027-01-05', '2027-01-12', '2027-01-19'].map((date) => `${date} free`),
			'2027-01-26 too_far',
		]);
	});

	test('a monthly series keeps its weekday, and ends with its last day', async () => {
		const answer = await preview({ every: 'month', until: '2027-01-31' });
		expect(answer.ok && answer.value.data.map(({ date }) => date)).toEqual(['2026-11-24', '2026-12-22', '2027-01-26']);
	});

	test('a series with a psychologist who does not offer the service is refused', async () => {
		expect(await preview({ serviceId: 'nothing' })).toMatchObject({ refusal: 'unknown_service' });
		expect(await preview({ psychologistId: 'nobody' })).toMatchObject({ refusal: 'unknown_psychologist' });
		expect(await preview({ clientId: 'nobody' })).toMatchObject({ refusal: 'unknown_client' });
	});
});
