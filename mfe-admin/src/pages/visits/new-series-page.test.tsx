/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { SeriesOutcome, SeriesTimes } from '@tulia/contracts/series/schemas';
import {
	answerWhom,
	atDeskNow,
	chooseVisit,
	deskAnd,
	listenToKeys,
	press,
	sentChanges,
} from '../../testing/desk-booking.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { NEAREST } from '../../testing/sample-following-times.ts';

atDeskNow();

const PAGE = '/admin/appointments/series?client=c1';
const free = (date: string): SeriesTimes['data'][number] => ({ date, time: '2:00 PM', state: 'free', nearest: [] });
const closed: SeriesTimes['data'][number] = {
	...{ date: '2026-11-19', time: '2:00 PM', state: 'closed', nearest: NEAREST },
	reason: 'No sessions are held on this day: Staff training.',
};
const TIMES: SeriesTimes = {
	...{ psychologist: 'Dr. Nyambura Kamau', service: 'Addiction Recovery' },
	data: [free('2026-11-12'), closed, free('2026-11-26')],
};

const done = (date: string): SeriesOutcome => ({
	...{ date, time: '2:00 PM', psychologistId: 'p1', psychologist: 'Dr. Nyambura Kamau', state: 'done', nearest: [] },
	visit: {
		...{ id: `a-${date}`, ticketNumber: 'TUL-26-SER1E', scheduledFor: `${date}T11:00:00.000Z` },
		...{ status: 'confirmed', version: 1 },
	},
});

async function openForm(
	answer: (sent: SentRequest) => MockResponse,
	times: () => SeriesTimes = () => TIMES,
): Promise<SentRequest[]> {
	const desk = deskAnd(answer);
	const calls = mockApi((sent) => (sent.url.pathname === '/api/admin/series/times' ? { body: times() } : desk(sent)));
	await renderAdmin(PAGE);
	await chooseVisit();
	fireEvent.click(
		within(screen.getByRole('region', { name: 'Amina Hassan' })).getByRole('button', { name: '2:00 PM' }),
	);
	answerWhom('us');
	await eventually(() => expect(screen.getByRole('list', { name: 'Dates of the series' })).toBeTruthy());
	return calls;
}

const rows = () => within(screen.getByRole('list', { name: 'Dates of the series' })).getAllByRole('listitem');

test('every date of a series shows its state, and the free ones are booked', async () => {
	const calls = await openForm(() => ({
		body: {
			seriesId: 's1',
			data: [
				done('2026-11-12'),
				{ ...done('2026-11-26'), state: 'taken', reason: 'Somebody has it.', nearest: NEAREST, visit: undefined },
			],
		},
	}));
	expect(rows().map((row) => row.textContent)).toEqual([
		expect.stringContaining('Free with Dr. Nyambura Kamau.'),
		expect.stringContaining('No sessions are held on this day: Staff training.'),
		expect.stringContaining('Free with Dr. Nyambura Kamau.'),
	]);
	press(/^Book 2 visits/);
	await eventually(() => expect(screen.getByRole('heading', { name: '1 of 2 visits booked' })).toBeTruthy());
	expect(document.activeElement).toBe(screen.getByRole('heading', { name: '1 of 2 visits booked' }));
	expect(screen.getByText('Somebody has it.')).toBeTruthy();
	expect(screen.getByRole('link', { name: 'TUL-26-SER1E' }).getAttribute('href')).toBe(
		'/admin/appointments/a-2026-11-12',
	);
	expect(sentChanges(calls)[0]).toMatchObject({
		body: {
			...{ clientId: 'c1', serviceId: 'addiction-recovery', forWhom: 'us', every: 'week' },
			visits: [
				{ date: '2026-11-12', time: '2:00 PM', psychologistId: 'p1' },
				{ date: '2026-11-26', time: '2:00 PM', psychologistId: 'p1' },
			],
		},
	});
});

test('a date of a series is left out, and a closed one gets another time in place', async () => {
	const calls = await openForm(() => ({ body: { seriesId: 's1', data: [done('2026-11-18')] } }));
	fireEvent.click(screen.getByRole('checkbox', { name: /^Thu 12 Nov 2026/ }));
	press(/^Wed 18 Nov, 2:00 PM Amina Hassan/);
	fireEvent.click(screen.getByRole('checkbox', { name: /^Thu 26 Nov 2026/ }));
	press(/^Book 1 visit/);
	await eventually(() => expect(screen.getByRole('heading', { name: '1 visit booked' })).toBeTruthy());
	expect(sentChanges(calls)[0]).toMatchObject({ body: { visits: [{ date: '2026-11-18', psychologistId: 'p2' }] } });
});

test('a failed visit of a series is booked at another time, in the same series with a new key', async () => {
	const failed: SeriesOutcome = {
		...{ date: '2026-11-26', time: '2:00 PM', psychologistId: 'p1', psychologist: 'Dr. Nyambura Kamau' },
		...{ state: 'taken', reason: 'Somebody has it.', nearest: NEAREST },
	};
	let answer = [done('2026-11-12'), failed];
	const calls = await openForm(() => ({ body: { seriesId: 's1', data: answer } }));
	const keys = listenToKeys();
	press(/^Book 2 visits/);
	await eventually(() => expect(screen.getByText('Somebody has it.')).toBeTruthy());
	answer = [done('2026-11-18')];
	press(/^Wed 18 Nov, 2:00 PM Amina Hassan/);
	press(/^Book Wed 18 Nov 2026, 2:00 PM/);
	await eventually(() => expect(screen.getByRole('heading', { name: '2 visits booked' })).toBeTruthy());
	expect(sentChanges(calls)[1]).toMatchObject({ body: { seriesId: 's1', visits: [{ date: '2026-11-18' }] } });
	expect(keys[0]).not.toBe(keys[1]);
});

test('a series without a response preserves the input, and a retry has the same key', async () => {
	await openForm(() => undefined);
	const keys = listenToKeys();
	press(/^Book 2 visits/);
	await eventually(() => expect(screen.getByRole('alert').textContent).toMatch(/We did not hear back/));
	press(/^Book 2 visits/);
	await eventually(() => expect(keys).toHaveLength(2));
	expect(keys[0]).toBe(keys[1]);
});

test('a retry of a series requests the same visits, although one of them is booked by now', async () => {
	let isBooked = false;
	const booked: SeriesTimes['data'][number] = {
		...{ ...free('2026-11-12'), state: 'held' },
		reason: 'The client has a visit then already.',
	};
	const calls = await openForm(
		() => {
			if (isBooked) return { body: { seriesId: 's1', data: [done('2026-11-12'), done('2026-11-26')] } };
			isBooked = true;
			return { status: 503, body: {} };
		},
		() => (isBooked ? { ...TIMES, data: [booked, closed, free('2026-11-26')] } : TIMES),
	);
	press(/^Book 2 visits/);
	await eventually(() => expect(screen.getByText('The client has a visit then already.')).toBeTruthy());
	press(/^Book 1 visit/);
	await eventually(() => expect(screen.getByRole('heading', { name: '2 visits booked' })).toBeTruthy());
	const [first, second] = sentChanges(calls);
	expect(second?.body).toEqual(first?.body);
});

test('a series without a client says where to start', async () => {
	mockApi(deskAnd());
	await renderAdmin('/admin/appointments/series');
	expect(screen.getByRole('link', { name: 'Search for a client' }).getAttribute('href')).toBe('/admin/clients');
});
