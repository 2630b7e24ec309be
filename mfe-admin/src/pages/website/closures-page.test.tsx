/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { daniel } from '../../testing/sample-appointments.ts';
import { stopClock } from '../../testing/visit-page.ts';

stopClock();

const DAY = '2026-11-10';
const calendar = {
	data: [{ id: 'c1', date: '2026-12-24', kind: 'closed', reason: 'Staff party' }],
	holidays: [{ date: '2026-12-25', name: 'Christmas Day', confirmed: true }],
};
const withChange =
	(change: (sent: SentRequest) => MockResponse, affected = [daniel]) =>
	(sent: SentRequest): MockResponse => {
		if (sent.method !== 'GET') return change(sent);
		if (sent.url.pathname === '/api/admin/closures/affected') return { body: { data: affected } };
		return sent.url.pathname === '/api/admin/closures' ? { body: calendar } : undefined;
	};
const AT = '/admin/closures';
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string | RegExp, value: string): boolean =>
	fireEvent.change(screen.getByLabelText(name), { target: { value } });
const changes = (sent: readonly SentRequest[]): readonly SentRequest[] => sent.filter(({ method }) => method !== 'GET');

test('the visits of a day are listed before it is closed, and the closure names the listed ones', async () => {
	const sent = mockApi(withChange(() => ({ status: 201, body: { ...calendar.data[0], date: DAY } })));
	await renderAdmin(AT);
	type('First day', DAY);
	await eventually(() => expect(screen.getByRole('link', { name: /Daniel Ouma, TUL-26-4J2WB/ })).toBeTruthy());
	type('Reason', 'Staff training');
	press(/^Save the closure/);
	await eventually(() => expect(changes(sent)).toHaveLength(1));
	expect(changes(sent)[0]?.body).toEqual({ date: DAY, kind: 'closed', reason: 'Staff training', seen: ['a1'] });
});

test('hours of several days are closed, and the visits in these hours are requested', async () => {
	const sent = mockApi(withChange(() => ({ status: 201, body: { ...calendar.data[0], date: DAY } })));
	await renderAdmin(AT);
	type('First day', DAY);
	type(/^Last day/, '2026-11-12');
	type(/^From/, '12:00');
	type(/^To(?!day| do)/, '14:00');
	await eventually(() =>
		expect(sent.at(-1)?.url.search).toBe(`?date=${DAY}&lastDate=2026-11-12&hoursFrom=12%3A00&hoursTo=14%3A00`),
	);
	await eventually(() => expect(screen.getByRole('link', { name: /Daniel Ouma/ })).toBeTruthy());
	type('Reason', 'Water');
	press(/^Save the closure/);
	await eventually(() => expect(changes(sent)).toHaveLength(1));
	const hours = { from: '12:00', to: '14:00' };
	expect(changes(sent)[0]?.body).toMatchObject({ date: DAY, lastDate: '2026-11-12', hours, seen: ['a1'] });
});

test('a visit booked meanwhile prevents the closure, is listed, and the input is preserved', async () => {
	let affected = [daniel].slice(1);
	const sent = mockApi((call) =>
		withChange(() => {
			affected = [daniel];
			const { id, ticketNumber, scheduledFor } = daniel;
			return refusalResponse(409, 'bookings_unseen', { affected: [{ id, ticketNumber, scheduledFor }] });
		}, affected)(call),
	);
	await renderAdmin(AT);
	type('First day', DAY);
	await eventually(() => expect(screen.getByText(/^Nobody is booked: Tue 10 Nov/)).toBeTruthy());
	type('Reason', 'Staff training');
	press(/^Save the closure/);
	await eventually(() => expect(screen.getByText(/^Not saved yet: .* not seen: TUL-26-4J2WB at /)).toBeTruthy());
	await eventually(() => expect(screen.getByRole('link', { name: /Daniel Ouma/ })).toBeTruthy());
	expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Staff training');
	press(/^Save the closure/);
	await eventually(() => expect(changes(sent)).toHaveLength(2));
	expect(changes(sent).map(({ body }) => body)).toMatchObject([{ seen: [] }, { seen: ['a1'] }]);
});

test('a closure is deleted only after a confirmation', async () => {
	const sent = mockApi(withChange(() => ({ body: null })));
	await renderAdmin(AT);
	await eventually(() => press('Delete: Thu 24 Dec, Staff party'));
	expect(changes(sent)).toEqual([]);
	expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }));
	press('Yes, delete: Thu 24 Dec, Staff party');
	await eventually(() => expect(changes(sent)[0]?.url.pathname).toBe('/api/admin/closures/2026-12-24/c1'));
});

test('a public holiday is opened, and a refusal has an error at its row', async () => {
	const sent = mockApi(withChange(() => undefined));
	await renderAdmin(AT);
	await eventually(() => press('Open on this day: Fri 25 Dec, Christmas Day'));
	press('Yes, open: Fri 25 Dec, Christmas Day');
	const row = (): HTMLElement => screen.getByRole('row', { name: /Christmas Day/ });
	await eventually(() => expect(within(row()).getByRole('alert').textContent).toMatch(/^We could not save this/));
	expect(changes(sent)[0]?.body).toEqual({
		date: '2026-12-25',
		kind: 'open',
		reason: 'Open on Christmas Day',
		seen: [],
	});
});
