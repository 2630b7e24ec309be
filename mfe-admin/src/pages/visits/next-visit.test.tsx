/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen } from '@testing-library/react';
import { atDeskNow, button, deskAnd, listenToKeys, press, sentChanges } from '../../testing/desk-booking.ts';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { aDetail } from '../../testing/sample-detail.ts';
import { NEAREST, someFollowingTimes } from '../../testing/sample-following-times.ts';

atDeskNow();

/** The API of the front desk; `following` is the time after the visit. */
const deskWith =
	(following: () => MockResponse, change: (sent: SentRequest) => MockResponse = () => undefined) =>
	(sent: SentRequest): MockResponse =>
		sent.url.pathname.endsWith('/following-times') ? following() : deskAnd(change)(sent);

const attended = { ...aDetail({ status: 'attended', version: 3 }), userId: 'c1' };
const booked = { status: 201, body: aDetail({ id: 'a2', ticketNumber: 'TUL-26-7NEXT' }) };
const isOne = ({ url }: SentRequest): boolean => url.pathname === '/api/admin/appointments/a1';

async function openVisit(
	following: () => MockResponse,
	change?: (sent: SentRequest) => MockResponse,
): Promise<SentRequest[]> {
	const desk = deskWith(following, change);
	const calls = mockApi((sent) => (isOne(sent) ? { body: attended } : desk(sent)));
	await renderAdmin('/admin/appointments/a1');
	return calls;
}

const free = (): MockResponse => ({ body: someFollowingTimes() });

test('the same time next week is booked in two taps: a preview and a confirmation', async () => {
	const calls = await openVisit(free, () => booked);
	press(/Same time next week/);
	await eventually(() => expect(screen.getByText(/This time is free\./)).toBeTruthy());
	expect(screen.getByText('2:00 PM')).toBeTruthy();
	press(/^Book Tue 17 Nov, 2:00 PM/);
	await eventually(() =>
		expect(screen.getByText(/^Booked: Tue 17 Nov, 2:00 PM with Dr\. Nyambura Kamau/)).toBeTruthy(),
	);
	expect(screen.getByRole('link', { name: 'TUL-26-7NEXT' }).getAttribute('href')).toBe('/admin/appointments/a2');
	expect(sentChanges(calls)).toMatchObject([
		{
			method: 'POST',
			body: {
				...{ clientId: 'c1', serviceId: 'addiction-recovery', forWhom: 'us' },
				...{ date: '2026-11-17', time: '2:00 PM', psychologistId: 'p1' },
			},
		},
	]);
});

test('a taken time next week shows the reason, and the nearest free one is booked instead', async () => {
	const taken = { state: 'taken', reason: 'Dr. Nyambura Kamau has another visit then.', nearest: NEAREST } as const;
	const calls = await openVisit(
		() => ({ body: someFollowingTimes(taken) }),
		() => booked,
	);
	press(/Same time next week/);
	await eventually(() => expect(screen.getByText(/has another visit then\./)).toBeTruthy());
	expect(screen.queryByRole('button', { name: /^Book Tue/ })).toBeNull();
	press(/^Wed 18 Nov, 2:00 PM Amina Hassan/);
	expect(button(/^Wed 18 Nov, 2:00 PM/).getAttribute('aria-pressed')).toBe('true');
	press(/^Book Wed 18 Nov, 2:00 PM/);
	await eventually(() => expect(screen.getByText(/^Booked: Wed 18 Nov, 2:00 PM with Amina Hassan/)).toBeTruthy());
	expect(sentChanges(calls)[0]).toMatchObject({ body: { date: '2026-11-18', psychologistId: 'p2' } });
});

test('a time next week that was just taken shows what is free now, and the next attempt has a new key', async () => {
	let following = someFollowingTimes();
	await openVisit(
		() => ({ body: following }),
		() => {
			following = someFollowingTimes({ state: 'taken', reason: 'Somebody has it.', nearest: NEAREST });
			return refusalResponse(409, 'slot_taken');
		},
	);
	const keys = listenToKeys();
	press(/Same time next week/);
	await eventually(() => press(/^Book Tue 17 Nov/));
	await eventually(() => expect(screen.getByRole('alert').textContent).toMatch(/Somebody has just taken this time/));
	await eventually(() => press(/^Tue 17 Nov, 3:30 PM/));
	press(/^Book Tue 17 Nov, 3:30 PM/);
	await eventually(() => expect(keys).toHaveLength(2));
	expect(keys[0]).not.toBe(keys[1]);
});

test('a booking for next week without a response is retried under the same key', async () => {
	await openVisit(free);
	const keys = listenToKeys();
	press(/Same time next week/);
	await eventually(() => press(/^Book Tue 17 Nov/));
	await eventually(() => expect(screen.getByRole('alert').textContent).toMatch(/We did not hear back/));
	press(/^Book Tue 17 Nov/);
	await eventually(() => expect(keys).toHaveLength(2));
	expect(keys[0]).toBe(keys[1]);
});

test.each([
	['unknown_service', 422, /This service is no longer offered/],
	['unknown_client', 404, /This client has no record any more/],
] as const)('a visit that cannot have a next one says: %s', async (code, status, words) => {
	await openVisit(() => refusalResponse(status, code));
	press(/Same time next week/);
	await eventually(() => expect(screen.getByRole('alert').textContent).toMatch(words));
});

test('a visit that is booked already is not offered again', async () => {
	const held = { state: 'held', reason: 'The client has a visit then already.' } as const;
	await openVisit(() => ({ body: someFollowingTimes(held) }));
	press(/Same time next week/);
	await eventually(() => expect(screen.getByText(/has a visit then already/)).toBeTruthy());
	expect(screen.queryByRole('button', { name: /^Book Tue/ })).toBeNull();
});

test('the form for the next visit is filled in from the last one, and leaving it stores no draft', async () => {
	mockApi(deskWith(free));
	await renderAdmin('/admin/appointments/new?client=c1&like=a1');
	const fieldOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
	await eventually(() => expect(fieldOf('Time').value).toBe('2:00 PM'));
	expect(fieldOf('Day').value).toBe('Tue 17 Nov');
	expect(screen.getByLabelText<HTMLSelectElement>('Service').value).toBe('addiction-recovery');
	expect(screen.getByLabelText<HTMLSelectElement>('Who comes?').value).toBe('us');
	expect(sessionStorage.getItem('tulia.draft.booking-for-client')).toBeNull();
});
