import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../test-support/appointment/booking-fixture.ts';
import { samplePsychologist, sampleSchedule, sampleServices } from '../../../test-support/appointment/sample-centre.ts';
import { psychologistRepository } from '../../psychologist/psychologist.repository.ts';
import { serviceRepository } from '../../service/service.repository.ts';
import { type FollowingTimesRequest, listFollowingTimes } from './list-following-times.usecase.ts';

/** The Tuesday of the visit, an hour after it. */
const NOW = new Date('2026-11-24T08:00:00.000Z');

let fixture: BookingFixture;
let visit: string;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
	visit = await fixture.booked(await fixture.addClient('client'), { psychologistId: 'amina', forWhom: 'us' });
});
afterEach(() => fixture.close());

const following = (query: FollowingTimesRequest['query'] = {}) =>
	listFollowingTimes({ ...fixture.deps, now: () => NOW })({ params: { id: visit }, query });

async function first() {
	const answer = await following();
	if (!answer.ok) throw new Error(answer.refusal);
	const [time] = answer.value.data;
	if (!time) throw new Error('There is no date.');
	return time;
}

test('the same time next week is free, with the details that a booking repeats from the visit', async () => {
	expect(await following()).toEqual({
		ok: true,
		value: {
			...{ clientId: 'client', serviceId: 'stress', service: 'Stress Management', forWhom: 'us' },
			...{ psychologistId: 'amina', psychologist: 'Psychologist amina' },
			data: [{ date: '2026-12-01', time: '9:00 AM', state: 'free', nearest: [] }],
		},
	});
});

test('a time of another client is shown as taken, with the nearest free ones', async () => {
	await fixture.booked(await fixture.addClient('other'), { psychologistId: 'amina', date: '2026-12-01' });
	expect(await first()).toMatchObject({
		state: 'taken',
		reason: 'Psychologist amina has another visit then, or the half hour after one.',
	});
	expect((await first()).nearest[0]).toEqual({
		...{ date: '2026-12-01', time: '9:00 AM' },
		...{ psychologistId: 'otieno', psychologist: 'Psychologist otieno' },
	});
});

test('a closed day is shown with its reason and the free times after it', async () => {
	await fixture.closeDay('2026-12-01');
	expect(await first()).toMatchObject({
		state: 'closed',
		reason: 'No sessions are held on this day: Staff training.',
	});
	expect((await first()).nearest[0]).toMatchObject({ date: '2026-12-02', time: '9:00 AM' });
});

test('a time that the client has booked already is not offered again', async () => {
	await fixture.booked('client', { psychologistId: 'otieno', date: '2026-12-01' });
	expect(await first()).toEqual({
		...{ date: '2026-12-01', time: '9:00 AM', state: 'held', nearest: [] },
		reason: 'The client has a visit then already.',
	});
});

test('when the psychologist of the series has left, the reason names them and other psychologists are offered', async () => {
	const left = { ...samplePsychologist('amina'), active: false };
	await psychologistRepository(fixture.db, fixture.tableName).save(left, sampleSchedule);
	expect(await first()).toMatchObject({ state: 'closed', reason: 'Psychologist amina does not offer this any more.' });
	expect((await first()).nearest[0]).toMatchObject({ date: '2026-12-01', psychologistId: 'otieno' });
});

test('several dates are checked together, and a date beyond the booking horizon has that as its reason', async () => {
	const answer = await following({ every: 'month', count: '3' });
	expect(answer.ok && answer.value.data.map(({ date, state }) => `${date} ${state}`)).toEqual([
		'2026-12-22 free',
		'2027-01-26 closed',
		'2027-02-23 closed',
	]);
	const weekly = await following({ until: '2026-12-31' });
	expect(weekly.ok && weekly.value.data.map(({ date }) => date)).toEqual([
		...['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'],
	]);
});

test('a service no longer offered, an unknown visit and a client who is gone are refused', async () => {
	const [stress] = sampleServices.filter(({ id }) => id === 'stress');
	if (stress) await serviceRepository(fixture.db, fixture.tableName).save(stress, 0, false);
	expect(await following()).toMatchObject({ refusal: 'unknown_service' });
	visit = 'nothing';
	expect(await following()).toMatchObject({ refusal: 'not_found' });
});
