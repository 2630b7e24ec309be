/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { SeriesOutcome } from '@tulia/contracts/series/schemas';
import { type MockResponses, problem } from '@tulia/platform/testing';
import { renderBooking } from '../testing/render-booking.tsx';
import { aTicket } from '../testing/samples.ts';

const PAGE = '/appointments/TUL-26-4K7M9';
const ONE = `GET /api${PAGE}`;
const FOLLOWING = `POST /api${PAGE}/following-cancellations`;
const third: Ticket['series'] = { id: 's1', number: 3, of: 4 };

const outcome = (more: Partial<SeriesOutcome>): SeriesOutcome => ({
	...{ date: '2026-11-19', time: '10:30 AM', psychologistId: 'p1', psychologist: 'Amina Hassan' },
	...{ state: 'done', nearest: [] },
	...more,
});

const open = (ticket: Partial<Ticket>, changes: MockResponses = {}) =>
	renderBooking(PAGE, { [ONE]: { status: 200, body: aTicket(ticket) }, ...changes });
const press = async (name: string) => {
	const button = await screen.findByText(name);
	await act(async () => fireEvent.click(button));
};

test('my appointments show which visits belong to a series', async () => {
	const later = aTicket({ ticketNumber: 'TUL-26-28KQR', date: '2026-11-26', series: { id: 's1', number: 4, of: 4 } });
	await renderBooking('/appointments', {
		'GET /api/appointments': { status: 200, body: { data: [aTicket({ series: third }), later] } },
	});
	expect(await screen.findByText('Visit 3 of 4 of a series')).toBeTruthy();
	expect(screen.getByText('Visit 4 of 4')).toBeTruthy();
});

test('a ticket of a series links to the others, and a single visit mentions no series', async () => {
	await open({ series: third });
	expect(await screen.findByText(/^Visit 3 of 4 that were booked together/)).toBeTruthy();
	expect(screen.getByText('See them all').getAttribute('href')).toBe('/appointments');
});

test('cancelling a visit and all later ones needs a second confirmation; the remaining ones are listed, with the phone number', async () => {
	const answer = {
		seriesId: 's1',
		data: [outcome({ state: 'too_late', reason: 'Call us.' }), outcome({ date: '2026-11-26' })],
	};
	const { bookings } = await open({ series: third }, { [FOLLOWING]: { status: 200, body: answer } });
	await press('Cancel this and all that follow');
	expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cancel this visit and all that follow?' }));
	await press('Yes, cancel them');
	const notice = await screen.findByText(/^Cancelled: Thu 26 Nov, 10:30 AM\. We confirm it in one message\./);
	expect(notice.textContent).toMatch(/Still booked: Thu 19 Nov, 10:30 AM\. To cancel it, call us on 0700 000 100\./);
	await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
	expect(bookings.at(-1)?.body).toEqual({});
});

test('cancelling a series again after a lost response sends the same idempotency key', async () => {
	const { bookings } = await open({ series: third }, { [FOLLOWING]: problem(503, 'unavailable') });
	await press('Cancel this and all that follow');
	await press('Yes, cancel them');
	expect(await screen.findByText(/^We did not hear back/)).toBeTruthy();
	await press('Yes, cancel them');
	const keys = bookings.map(({ key }) => key);
	expect(keys).toHaveLength(2);
	expect(keys[0]).toBe(keys[1]);
});

test('the last visit of a series, and a single visit, do not offer to cancel later ones', async () => {
	await open({ series: { id: 's1', number: 4, of: 4 } });
	expect(await screen.findByText('Cancel this visit')).toBeTruthy();
	expect(screen.queryByText('Cancel this and all that follow')).toBeNull();
});
