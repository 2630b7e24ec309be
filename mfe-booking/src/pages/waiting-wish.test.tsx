/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { WaitingEntry } from '@tulia/contracts/waiting-list/schemas';
import { type MockResponses, problem } from '@tulia/platform/testing';
import { renderBooking } from '../testing/render-booking.tsx';
import { aTicket } from '../testing/samples.ts';

const TICKET = 'TUL-26-4K7M9';
const entry: WaitingEntry = {
	...{ id: 'w1', service: 'Anxiety Management', serviceId: 'anxiety-management', forWhom: 'me' },
	...{ days: ['monday', 'tuesday'], part: 'morning', until: '2026-12-04', askedAt: '2026-11-09T06:00:00.000Z' },
};
const CHANGE = 'PATCH /api/waiting-list/w1';

const open = (waits: WaitingEntry, changes: MockResponses = {}) =>
	renderBooking('/appointments', {
		'GET /api/appointments': { status: 200, body: { data: [aTicket()] } },
		[`GET /api/appointments/${TICKET}`]: { status: 200, body: aTicket() },
		'GET /api/waiting-list': { status: 200, body: { data: [waits] } },
		...changes,
	});
/** The bodies of requests that change the entry. */
function watchChanges(): unknown[] {
	const sent: unknown[] = [];
	const answer = globalThis.fetch;
	globalThis.fetch = (input, init) => {
		if (init?.method === 'PATCH') sent.push(JSON.parse(String(init.body)));
		return answer(input, init);
	};
	return sent;
}
const press = async (name: string | RegExp) => {
	const button = await screen.findByRole('button', { name });
	await act(async () => fireEvent.click(button));
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('an entry without a day shows an error, and without a response the ticks are preserved', async () => {
	await open(entry, { [CHANGE]: problem(503, 'unavailable') });
	await press('Change');
	fireEvent.click(box('Mondays'));
	fireEvent.click(box('Tuesdays'));
	await press(/^Save/);
	expect(await screen.findAllByText('Choose at least one day of the week')).not.toEqual([]);
	fireEvent.click(box('Wednesdays'));
	await press(/^Save/);
	expect(await screen.findByText(/^We could not note that just now\./)).toBeTruthy();
	expect(box('Wednesdays').checked).toBe(true);
});

test('an entry with a held time asks for the answer, and cannot be changed', async () => {
	const kept = {
		...{ id: 'o1', startsAt: '2026-11-16T07:30:00.000Z', endsAt: '2026-11-16T08:30:00.000Z' },
		...{ psychologist: 'Amina Hassan', psychologistId: 'amina-hassan', until: '2026-11-10T08:00:00.000Z' },
	};
	await open({ ...entry, kept });
	expect(await screen.findByRole('button', { name: /^Take this time/ })).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('an entry is changed in place: the choices are ticked, and the last day is preserved', async () => {
	await open(entry, { [CHANGE]: { status: 200, body: { ...entry, part: 'any' } } });
	const sent = watchChanges();
	await press('Change');
	expect(box('Mondays').checked).toBe(true);
	expect(box('Fridays').checked).toBe(false);
	expect(screen.getByLabelText<HTMLSelectElement>(/Until when/).selectedOptions[0]?.text).toBe(
		'Until Fri 4 Dec, as before',
	);
	fireEvent.click(box('Fridays'));
	await press(/^Save/);
	await waitFor(() => expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull());
	expect(sent).toEqual([{ days: ['monday', 'tuesday', 'friday'], part: 'morning', until: '2026-12-04' }]);
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' })));
});

test('the entries of the waiting list come before past visits', async () => {
	const past = aTicket({
		ticketNumber: 'TUL-26-AAAAA',
		date: '2026-11-02',
		startsAt: '2026-11-02T07:30:00.000Z',
		status: 'attended',
	});
	await open(entry, { 'GET /api/appointments': { status: 200, body: { data: [aTicket(), past] } } });
	await screen.findByRole('heading', { name: 'What you wait for' });
	const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
	expect(headings).toEqual(expect.arrayContaining(['What you wait for', 'Past visits']));
	expect(headings.indexOf('What you wait for')).toBeLessThan(headings.indexOf('Past visits'));
});
