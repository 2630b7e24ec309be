/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { renderBooking } from '../testing/render-booking.tsx';
import { aTicket } from '../testing/samples.ts';

const LIST = 'GET /api/appointments';
const ONE = 'GET /api/appointments/TUL-26-4K7M9';
const listOf = (...tickets: ReturnType<typeof aTicket>[]) => ({ [LIST]: { status: 200, body: { data: tickets } } });
const past = { startsAt: '2026-09-24T07:30:00.000Z', endsAt: '2026-09-24T08:30:00.000Z', date: '2026-09-24' };

describe('my appointments', () => {
	test('my appointments show the next visit as its ticket, and how far away it is', async () => {
		await renderBooking('/appointments', listOf(aTicket()));
		expect(await screen.findByText('Your next visit is in nine days.')).toBeTruthy();
		expect(screen.getByText('TUL-26-4K7M9')).toBeTruthy();
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Karibu, Wairimu');
	});

	test('my appointments list past visits with their outcome, and a kind sentence about one that was missed', async () => {
		await renderBooking('/appointments', listOf(aTicket({ ...past, ticketNumber: 'TUL-26-28KQR', status: 'missed' })));
		expect(await screen.findByText('Missed')).toBeTruthy();
		expect(screen.getByText(/^We missed you on 24 September\. That happens\./)).toBeTruthy();
		expect(screen.getByText('TUL-26-28KQR').getAttribute('href')).toBe('/appointments/TUL-26-28KQR');
		expect(screen.getByText('You have no visit coming up.')).toBeTruthy();
	});

	test('my appointments without a visit show the empty state', async () => {
		await renderBooking('/appointments');
		expect(await screen.findByText('No appointments yet')).toBeTruthy();
	});

	test('my appointments that cannot be loaded offer a retry and the phone number', async () => {
		const { answers } = await renderBooking('/appointments', { [LIST]: problem(503, 'unavailable') });
		expect(await screen.findByText('We could not load your appointments')).toBeTruthy();
		expect(screen.getByText('0700 000 100').getAttribute('href')).toBe('tel:0700000100');
		Object.assign(answers, listOf(aTicket()));
		await act(async () => fireEvent.click(screen.getByText('Try again')));
		expect(await screen.findByText('TUL-26-4K7M9')).toBeTruthy();
	});
});

describe('a ticket on its own page', () => {
	test('a ticket on its own page shows start, end and time zone', async () => {
		await renderBooking('/appointments/tul-26-4k7m9', { [ONE]: { status: 200, body: aTicket() } });
		expect(
			await screen.findByText('Thursday 19 November 2026, 10:30 AM to 11:30 AM, East Africa Time (EAT).'),
		).toBeTruthy();
		expect(screen.getByText('Arrive by 10:20 AM')).toBeTruthy();
	});

	test.each([
		['me', 'You', 'One person'],
		['my_child', 'Your child', 'Child and parent'],
		['us', 'You as a couple or family', 'Couple or family'],
	] as const)(
		'a ticket on its own page for %s shows for whom it is, what it costs and how to pay',
		async (forWhom, words, admitted) => {
			await renderBooking('/appointments/TUL-26-4K7M9', { [ONE]: { status: 200, body: aTicket({ forWhom }) } });
			expect(await screen.findByText(words)).toBeTruthy();
			expect(screen.getByText(admitted)).toBeTruthy();
			if (forWhom !== 'me') expect(screen.queryByText('One person')).toBeNull();
			expect(screen.getByText('$35, 60 minutes')).toBeTruthy();
			expect(screen.getByText('At the front desk, after the visit. M-Pesa, card or cash')).toBeTruthy();
		},
	);

	test('a ticket on its own page has no code and no actions once its visit is cancelled', async () => {
		const body = aTicket({ status: 'cancelled', reminder: { kind: 'none' } });
		await renderBooking('/appointments/TUL-26-4K7M9', { [ONE]: { status: 200, body } });
		expect(await screen.findByText(/^This visit was cancelled, and its ticket is no longer valid\./)).toBeTruthy();
		expect(screen.getByText('This ticket is no longer valid')).toBeTruthy();
		expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
		expect(screen.queryByText('Move this visit')).toBeNull();
		expect(screen.queryByText('Before you come')).toBeNull();
		expect(screen.queryByText('Add to calendar')).toBeNull();
	});

	test.each(['attended', 'missed'] as const)(
		'a ticket on its own page need not be shown once the visit is %s',
		async (status) => {
			const body = aTicket({ status, reminder: { kind: 'none' } });
			await renderBooking('/appointments/TUL-26-4K7M9', { [ONE]: { status: 200, body } });
			expect(await screen.findByText('This visit is over')).toBeTruthy();
			expect(screen.queryByText('Show this at the front desk')).toBeNull();
			expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
		},
	);

	test.each(['not_found', 'invalid_request'])(
		'a ticket on its own page is not found when the server says %s',
		async (code) => {
			await renderBooking('/appointments/TUL-26-4K7M9', { [ONE]: problem(404, code) });
			expect(await screen.findByText('There is no such ticket here')).toBeTruthy();
		},
	);
});
