/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { type MockResponses, problem } from '@tulia/platform/testing';
import { renderBooking } from '../testing/render-booking.tsx';
import { aTicket } from '../testing/samples.ts';
import { chooseDay, chooseTime, missing, offeredTimes, pick } from '../testing/schedule-form.ts';

const PAGE = '/appointments/TUL-26-4K7M9';
const ONE = `GET /api${PAGE}`;
const LIST = 'GET /api/appointments';
const MOVE = `POST /api${PAGE}/move`;
const CANCEL = `POST /api${PAGE}/cancellation`;
const TIMES = 'GET /api/appointments/available-times';

const found = (ticket: Ticket) => ({ [ONE]: { status: 200, body: ticket } }) as const;
const changed = (ticket: Ticket) => ({ status: 200, body: { ticket } });
const cancelled = aTicket({ status: 'cancelled', version: 2, reminder: { kind: 'none' } });
const moved = aTicket({
	date: '2026-11-20',
	time: '1:30 PM',
	startsAt: '2026-11-20T10:30:00.000Z',
	endsAt: '2026-11-20T11:30:00.000Z',
	changeableUntil: '2026-11-19T10:30:00.000Z',
	version: 2,
});
const open = (changes: MockResponses = {}) => renderBooking(PAGE, { ...found(aTicket()), ...changes });
const press = async (name: string) => {
	const button = await screen.findByText(name);
	await act(async () => fireEvent.click(button));
};

describe('a visit that is cancelled', () => {
	test('a visit that is cancelled needs a second confirmation, and may have a reason', async () => {
		const { answers, bookings } = await open({ [CANCEL]: changed(cancelled) });
		await press('Cancel this visit');
		const heading = screen.getByRole('heading', { name: 'Cancel this visit?' });
		expect(document.activeElement).toBe(heading);
		fireEvent.change(screen.getByLabelText(/Would you like to tell us why/), { target: { value: 'I am travelling.' } });
		Object.assign(answers, found(cancelled));
		await press('Yes, cancel it');
		const notice = await screen.findByText(/^Your visit on Thu 19 Nov, 10:30 AM is cancelled\./);
		await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
		expect(bookings.at(-1)?.body).toEqual({ reason: 'I am travelling.' });
		expect(screen.queryByText('Yes, cancel it')).toBeNull();
		expect(await screen.findByText('This ticket is no longer valid')).toBeTruthy();
	});

	test('words of crisis in the reason of a cancellation show a crisis line before it, and care lines after', async () => {
		const { answers } = await open({ [CANCEL]: changed(cancelled) });
		await press('Cancel this visit');
		expect(screen.getByText(/We do not read this at once/)).toBeTruthy();
		const reason = screen.getByLabelText(/Would you like to tell us why/);
		fireEvent.change(reason, { target: { value: 'nobody would miss me, I want to die' } });
		Object.assign(answers, found(cancelled));
		await press('Yes, cancel it');
		await screen.findByText(/^Your visit on Thu 19 Nov, 10:30 AM is cancelled\./);
		expect(await screen.findByRole('heading', { name: 'People you can reach now' })).toBeTruthy();
	});

	test('a visit that is cancelled needs no reason', async () => {
		const { bookings } = await open({ [CANCEL]: changed(cancelled) });
		await press('Cancel this visit');
		await press('Yes, cancel it');
		await screen.findByText(/is cancelled\. We confirm it by email to wairimu@example.com\./);
		expect(bookings.at(-1)?.body).toEqual({});
	});

	test('a visit stays booked when the client does not confirm the cancellation, and the focus returns', async () => {
		const { bookings } = await open();
		await press('Cancel this visit');
		await press('Keep my visit');
		expect(document.activeElement?.textContent).toBe('Cancel this visit');
		expect(bookings).toEqual([]);
	});

	test.each([
		['too_late', problem(409, 'too_late'), /less than 24 hours away\. To cancel it, please call us\./],
		['appointment_changed', problem(409, 'appointment_changed'), /has changed in the meantime/],
		['not_found', problem(404, 'not_found'), /cannot find this visit/],
		['no answer', 'no answer' as const, /do not know yet whether this visit is cancelled/],
	])(
		'a visit that is cancelled but refused with %s shows a message, and the reason is preserved',
		async (_why, answer, words) => {
			await open({ [CANCEL]: answer });
			await press('Cancel this visit');
			const reason = screen.getByLabelText<HTMLTextAreaElement>(/Would you like to tell us why/);
			fireEvent.change(reason, { target: { value: 'I am travelling.' } });
			await press('Yes, cancel it');
			expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy();
			expect(reason.value).toBe('I am travelling.');
		},
	);
});

describe('a visit that is moved', () => {
	const button = () => screen.getByText('Confirm the new time').closest('button');
	const missing = () => document.getElementById(button()?.getAttribute('aria-describedby') ?? '')?.textContent;

	test('a visit that is moved has the same number and psychologist, and the message names old and new time', async () => {
		const { answers, bookings } = await open({ [MOVE]: changed(moved) });
		await press('Move this visit');
		expect(screen.getByText(/stays yours until you confirm another time\./)).toBeTruthy();
		expect(button()?.hasAttribute('disabled')).toBe(true);
		expect(missing()).toBe('Still to choose: a day and a time.');
		await screen.findByText('Friday 20 November, 3 times free');
		await pick('2026-11-20');
		expect(missing()).toBe('Still to choose: a time.');
		await pick('1:30 PM');
		expect(missing()).toBe('From Thu 19 Nov, 10:30 AM to Fri 20 Nov, 1:30 PM.');
		Object.assign(answers, found(moved));
		await press('Confirm the new time');
		expect(
			await screen.findByText(/^Your visit is now on Fri 20 Nov, 1:30 PM with Dr\. Nyambura Otieno\./),
		).toBeTruthy();
		expect(screen.queryByText('Confirm the new time')).toBeNull();
		expect(bookings.at(-1)).toEqual({
			key: expect.stringMatching(/^[0-9a-f-]{36}$/),
			body: { date: '2026-11-20', time: '1:30 PM', version: 1, psychologistId: 'nyambura-otieno' },
		});
		expect(await screen.findByText(/^Friday 20 November 2026, 1:30 PM to 2:30 PM/)).toBeTruthy();
	});

	test('a visit that is moved may be with the first available psychologist', async () => {
		const { bookings } = await open({ [MOVE]: changed(moved) });
		await press('Move this visit');
		await pick('anybody');
		await screen.findByText('Friday 20 November, 3 times free');
		await pick('2026-11-20');
		await pick('1:30 PM');
		await press('Confirm the new time');
		await screen.findByText(/^Your visit is now on/);
		expect(bookings.at(-1)?.body).not.toHaveProperty('psychologistId');
	});

	test('a visit that is moved to a time just taken retains the old time, and the free times are reloaded', async () => {
		const { answers } = await open({ [MOVE]: problem(409, 'slot_taken', { times: ['9:00 AM', '3:00 PM'] }) });
		await press('Move this visit');
		await chooseDay();
		await chooseTime();
		answers[TIMES] = 'no answer';
		await press('Confirm the new time');
		const message = await screen.findByText(/^Somebody has just taken this time\. Your old time is still yours\./);
		await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
		await waitFor(() => expect(offeredTimes()).toEqual(['9:00 AM', '3:00 PM']));
		expect(missing()).toBe('Still to choose: a time.');
	});

	test('a visit that is moved without a response is repeated under the same key', async () => {
		const { answers, bookings } = await open({ [MOVE]: 'no answer' });
		await press('Move this visit');
		await chooseDay();
		await chooseTime();
		await press('Confirm the new time');
		expect(await screen.findByText(/do not know yet whether your visit is moved/)).toBeTruthy();
		answers[MOVE] = changed(moved);
		await press('Confirm the new time');
		await screen.findByText(/^Your visit is now on/);
		expect(bookings[1]).toEqual(bookings[0]);
	});

	test('a visit that is moved too late is refused with a message', async () => {
		await open({ [MOVE]: problem(409, 'too_late') });
		await press('Move this visit');
		await chooseDay();
		await chooseTime();
		await press('Confirm the new time');
		expect(await screen.findByText(/To move it, please call us\. Your old time is still yours\./)).toBeTruthy();
	});

	test('a visit that is moved stays unchanged with Keep the old time', async () => {
		const { bookings } = await open();
		await press('Move this visit');
		await press('Keep the old time');
		expect(document.activeElement?.textContent).toBe('Move this visit');
		expect(bookings).toEqual([]);
	});
});

test('within 24 hours of a visit a change needs a call', async () => {
	const soon = aTicket({ changeableUntil: '2026-11-10T05:59:59.000Z' });
	await open(found(soon));
	expect((await screen.findByText('Call us: 0700 000 100')).closest('a')?.getAttribute('href')).toBe('tel:0700000100');
	expect(screen.queryByText('Move this visit')).toBeNull();
});

describe('book again', () => {
	const past = { startsAt: '2026-09-24T07:30:00.000Z', endsAt: '2026-09-24T08:30:00.000Z', date: '2026-09-24' };

	test('book again fills in service and psychologist, and adds nothing to the address', async () => {
		const visit = aTicket({ ...past, status: 'missed', forWhom: 'us' });
		const body = { data: [visit] };
		await renderBooking('/appointments', { [LIST]: { status: 200, body } });
		const link = (await screen.findByText('Book again')).closest('a');
		expect(link?.getAttribute('href')).toBe('/schedule-appointment');
		expect(link?.textContent).toBe('Book again: 24 Sep 2026');
		await press('Book again');
		await waitFor(() => expect(missing()).toBe('a day and a time'));
		const ticket = within(screen.getByRole('complementary', { name: 'Your visit so far' }));
		expect(await ticket.findByText('Dr. Nyambura Otieno')).toBeTruthy();
		expect(ticket.getByText('Anxiety Management')).toBeTruthy();
		expect(document.querySelector<HTMLInputElement>('input[value=us]')?.checked).toBe(true);
	});

	test('“Book again” after the last attended visit fills in the next visit with the same weekday and time', async () => {
		const visit = aTicket({ ...past, status: 'attended', forWhom: 'me' });
		const before = aTicket({
			...{ status: 'attended', ticketNumber: 'TUL-26-3H2PX', date: '2026-09-17' },
			...{ startsAt: '2026-09-17T07:30:00.000Z', endsAt: '2026-09-17T08:30:00.000Z' },
		});
		await renderBooking('/appointments', { [LIST]: { status: 200, body: { data: [before, visit] } } });
		const link = (await screen.findByText('Book the next visit')).closest('a');
		expect(link?.textContent).toBe('Book the next visit: 24 Sep 2026');
		expect(screen.getByText('Book again').textContent).toBe('Book again: 17 Sep 2026');
		await press('Book the next visit');
		const ticket = within(await screen.findByRole('complementary', { name: 'Your visit so far' }));
		expect(await ticket.findByText(/Thu 12 Nov/)).toBeTruthy();
		expect(ticket.getByText('10:30 AM')).toBeTruthy();
		expect(missing()).toBeUndefined();
	});

	test.each([
		['attended', /You came to this visit\./, 'Book the next visit'],
		['missed', /We missed you\. That happens\./, 'Book again'],
		['cancelled', /This visit was cancelled/, 'Book again'],
		['confirmed', /The time of this visit is over\./, 'Book again'],
	] as const)('a ticket that is %s and over offers to book another visit', async (status, words, offered) => {
		await open(found(aTicket({ ...past, status })));
		expect(await screen.findByText(words)).toBeTruthy();
		expect(screen.getByText(offered)).toBeTruthy();
	});
});

describe('the ticket saved in this browser', () => {
	test('the ticket saved in this browser is shown when nothing newer can be loaded, without parts that need the network', async () => {
		const first = await open();
		await screen.findByText('Arrive by 10:20 AM');
		first.view.unmount();
		await open({ [ONE]: 'no answer' });
		expect(await screen.findByText(/This is the ticket saved on this phone\.$/)).toBeTruthy();
		expect(screen.getByText(/^Saved today at 9:00 AM\./)).toBeTruthy();
		expect(screen.getByText('TUL-26-4K7M9')).toBeTruthy();
		expect(screen.getByText('Anxiety Management')).toBeTruthy();
		expect(screen.queryAllByRole('button')).toEqual([]);
	});

	test('the ticket saved in this browser is replaced by the newer one at once, whether or not the account responds', async () => {
		const first = await open();
		await screen.findByText('Arrive by 10:20 AM');
		first.view.unmount();
		const { answers } = await open({ [ONE]: 'no answer', 'GET /api/account': 'no answer' });
		const kept = () => screen.queryByText(/This is the ticket saved on this phone\.$/);
		await waitFor(() => expect(kept()).not.toBeNull());
		Object.assign(answers, found(aTicket()));
		const answer = globalThis.fetch;
		globalThis.fetch = (input, init) =>
			String(input).endsWith('/api/account') ? new Promise(() => undefined) : answer(input, init);
		fireEvent(window, new Event('online'));
		await waitFor(() => expect(kept()).toBeNull());
		expect(screen.queryByText('Loading your ticket')).toBeNull();
		expect(screen.getByText('Arrive by 10:20 AM')).toBeTruthy();
	});

	test('the ticket saved in this browser is deleted once the visit is cancelled', async () => {
		const { answers } = await open({ [CANCEL]: changed(cancelled) });
		await screen.findByText('Arrive by 10:20 AM');
		expect(sessionStorage.getItem('tulia.tickets')).not.toBeNull();
		Object.assign(answers, found(cancelled));
		await press('Cancel this visit');
		await press('Yes, cancel it');
		await screen.findByText(/is cancelled\. We confirm/);
		await waitFor(() => expect(sessionStorage.getItem('tulia.tickets')).toBeNull());
	});
});

test('the next of several visits can be changed in the list, the others on their tickets', async () => {
	const later = aTicket({
		ticketNumber: 'TUL-26-28KQR',
		date: '2026-11-26',
		startsAt: '2026-11-26T07:30:00.000Z',
		endsAt: '2026-11-26T08:30:00.000Z',
	});
	const body = { data: [aTicket(), later] };
	const { answers } = await renderBooking('/appointments', {
		[LIST]: { status: 200, body },
		[CANCEL]: changed(cancelled),
	});
	await screen.findByText('After that');
	expect(screen.getByText('TUL-26-28KQR').getAttribute('href')).toBe('/appointments/TUL-26-28KQR');
	await press('Cancel this visit');
	answers[LIST] = { status: 200, body: { data: [cancelled, later] } };
	await press('Yes, cancel it');
	const notice = await screen.findByText(/is cancelled\. We confirm/);
	await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
	expect(await screen.findByText('Past and cancelled visits')).toBeTruthy();
	expect(screen.getByText('Your next visit is in 16 days.')).toBeTruthy();
});
