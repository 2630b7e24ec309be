/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { confirmButton, renderBooking } from '../../testing/render-booking.tsx';
import { aTicket } from '../../testing/samples.ts';
import {
	ADDRESS,
	BOOK,
	booked,
	chooseDay,
	chooseForWhom,
	chooseService,
	chooseTime,
	confirm,
	DAY,
	described,
	fillIn,
	isChosen,
	isDisabled,
	missing,
	notes,
	offeredTimes,
	open,
	openAt,
	pick,
	radio,
	SERVICE,
	TIME,
	TIMES,
} from '../../testing/schedule-form.ts';

const address = () => screen.getByTestId('address').textContent;

describe('the confirming button', () => {
	test('the confirming button is disabled, and names what is missing, until service, for whom, day and time are chosen', async () => {
		await open();
		await screen.findByText('Anxiety Management');
		expect(isDisabled()).toBe(true);
		expect(described()).toBe(
			'Four answers are missing: a service, who it is for, a day and a time. Tap it any time and we show you where.',
		);
		await chooseService();
		expect(missing()).toBe('who it is for, a day and a time');
		await chooseForWhom();
		expect(missing()).toBe('a day and a time');
		await chooseDay();
		expect(missing()).toBe('a time');
		expect(isDisabled()).toBe(true);
		await chooseTime();
		expect(isDisabled()).toBe(false);
	});

	test('the confirming button is disabled again when a change of the day removes the time', async () => {
		await open();
		await fillIn();
		await pick('2026-11-20');
		expect(missing()).toBe('a time');
	});

	test('the confirming button tapped too early sends nothing and focuses the first unanswered question', async () => {
		const { bookings } = await open({ [BOOK]: booked() });
		await screen.findByText('Anxiety Management');
		await confirm();
		expect(document.activeElement).toBe(radio(SERVICE));
		expect(screen.getByText('Please select a service')).toBeTruthy();
		await chooseService();
		await confirm();
		expect(document.activeElement).toBe(radio('me'));
		expect(screen.getByText('Please say who it is for')).toBeTruthy();
		await chooseForWhom();
		await screen.findByText('Thursday 19 November, 3 times free');
		await confirm();
		expect((document.activeElement as HTMLInputElement).name).toBe('date');
		await chooseDay();
		await screen.findByText('3 times free', { selector: 'p' });
		await confirm();
		expect((document.activeElement as HTMLInputElement).name).toBe('time');
		expect(bookings).toEqual([]);
	});

	test("the phone's bar button stops at the first unanswered question", async () => {
		await open();
		await chooseService();
		const next = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next: When' })));
		await next();
		expect(document.activeElement).toBe(radio('me'));
		expect(screen.getByText('Please say who it is for')).toBeTruthy();
		expect(screen.queryByText('Please select a date')).toBeNull();
		expect(address()).toBe(ADDRESS);
		await chooseForWhom();
		await next();
		expect(address()).toBe(`${ADDRESS}?step=when`);
		await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next: Check' })));
		expect(screen.getByText('Please select a date')).toBeTruthy();
		expect(address()).toBe(`${ADDRESS}?step=when`);
	});

	test('a link to a later step opens the first step with an unanswered question', async () => {
		await openAt('?step=check');
		await waitFor(() => expect(address()).toBe(ADDRESS));
	});
});

describe('the question for whom', () => {
	const ticket = () => within(screen.getByRole('complementary', { name: 'Your visit so far' }));

	test('the question “for whom” has no default, and psychologists and times are shown only after its answer', async () => {
		await open();
		await chooseService();
		expect(['me', 'my_child', 'us'].map(isChosen)).toEqual([false, false, false]);
		expect(document.querySelector('input[name=psychologistId], input[name=date]')).toBeNull();
		expect(screen.getByText('We show the people and their free times when we know who it is for.')).toBeTruthy();
		expect(ticket().getByText('Not answered yet')).toBeTruthy();
		await chooseForWhom('my_child');
		expect(ticket().getByText('Your child')).toBeTruthy();
		expect(await screen.findByText('Thursday 19 November, 3 times free')).toBeTruthy();
	});

	test('the answer to the question for whom is shown on the ticket, with the price, while the form is filled in', async () => {
		await open();
		await chooseService();
		await chooseForWhom('us');
		for (const words of [
			'You as a couple or family',
			'$35, 60 minutes',
			'At the front desk, after the visit. M-Pesa, card or cash',
		])
			expect(ticket().getByText(words)).toBeTruthy();
	});
});

describe('times', () => {
	test('times are shown once a day and a service are chosen', async () => {
		await open();
		await screen.findByText('Anxiety Management');
		await chooseForWhom();
		await pick(DAY);
		expect(offeredTimes()).toEqual([]);
		await chooseService();
		expect(await screen.findByText('3 times free', { selector: 'p' })).toBeTruthy();
		expect(offeredTimes()).toEqual(['9:00 AM', '10:30 AM', '1:30 PM']);
	});

	test('a full or closed day cannot be chosen', async () => {
		await open();
		await chooseService();
		await chooseForWhom();
		expect(await screen.findByText('Fri full · Sun closed')).toBeTruthy();
		expect(radio('2026-11-13')).toBeNull();
		expect(radio('2026-11-15')).toBeNull();
	});

	test('times are the usual ones, labelled as such, when the free ones cannot be loaded', async () => {
		const { answers } = await open({ [TIMES]: problem(503, 'unavailable') });
		await chooseService();
		await chooseForWhom();
		await chooseDay();
		const notice = await screen.findByText(/We could not check live availability\./);
		expect(notice.textContent).toContain('Your time is only booked once you see your ticket.');
		expect(within(notice).getByText('0700 000 100').getAttribute('href')).toBe('tel:0700000100');
		expect(offeredTimes()).toEqual(['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM']);
		answers[TIMES] = { status: 200, body: { data: ['3:00 PM'] } };
		await act(async () => fireEvent.click(screen.getByText('Retry')));
		expect(await screen.findByText('1 time free')).toBeTruthy();
		expect(screen.queryByText(/live availability/)).toBeNull();
	});
});

test('times can be chosen for saved services, which are labelled and counted, when the list cannot be loaded', async () => {
	await open({ 'GET /api/services': 'no answer' });
	expect(await screen.findByText(/Showing saved content\./)).toBeTruthy();
	expect(screen.getByText('Child/Adolescent Therapy')).toBeTruthy();
	expect(JSON.parse(localStorage.getItem('tulia.saved-uses') ?? '{}')).toMatchObject({ listServices: 1 });
});

describe('a booking', () => {
	test('a booking sends the choices and replaces the form by the ticket', async () => {
		const { bookings } = await open({ [BOOK]: booked() });
		await fillIn();
		await pick('my_child');
		await confirm();
		expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Appointment Confirmed!');
		expect(bookings).toEqual([
			{
				key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
				body: {
					serviceId: 'anxiety-management',
					date: '2026-11-19',
					time: '10:30 AM',
					forWhom: 'my_child',
					notes: 'I sleep badly.',
				},
			},
		]);
		expect(screen.getByText('TUL-26-4K7M9')).toBeTruthy();
		expect(screen.getByText('Appointment scheduled successfully! Check your email for confirmation.')).toBeTruthy();
		expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
		expect(await screen.findByRole('img', { name: 'QR code of ticket TUL-26-4K7M9' })).toBeTruthy();
	});

	test('a booking says Booking… and cannot be sent again while it is sent', async () => {
		const { bookings } = await open({ [BOOK]: booked() });
		await fillIn();
		const waiting = globalThis.fetch;
		globalThis.fetch = (input, init) =>
			init?.method === 'POST'
				? waiting(input, init).then(() => new Promise<never>(() => undefined))
				: waiting(input, init);
		fireEvent.click(confirmButton());
		fireEvent.click(confirmButton());
		await waitFor(() => expect(confirmButton().getAttribute('aria-busy')).toBe('true'));
		expect(within(confirmButton()).getByText('Booking…')).toBeTruthy();
		expect(isDisabled()).toBe(true);
		expect(bookings).toHaveLength(1);
	});

	test('a booking is shown as its ticket when the client returns to the page', async () => {
		const ticketPage = 'GET /api/appointments/TUL-26-4K7M9';
		await renderBooking(ADDRESS, { [ticketPage]: { status: 200, body: aTicket() } }, { booked: 'TUL-26-4K7M9' });
		expect(await screen.findByText('Arrive by 10:20 AM')).toBeTruthy();
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your ticket');
	});

	test('a booking is followed by an empty form with a new key after Schedule Another Meeting', async () => {
		const { bookings } = await open({ [BOOK]: booked() });
		await fillIn();
		await confirm();
		fireEvent.click(await screen.findByText('Schedule Another Meeting'));
		await screen.findByText('Book a visit');
		expect(missing()).toBe('a service, who it is for, a day and a time');
		expect(notes()).toBe('');
		await fillIn();
		await confirm();
		await screen.findByText('TUL-26-4K7M9');
		expect(bookings).toHaveLength(2);
		expect(bookings[1]?.key).not.toBe(bookings[0]?.key);
	});
});

describe('the reminder notice', () => {
	test('the reminder notice names its day and time', async () => {
		await open({ [BOOK]: booked() });
		await fillIn();
		await confirm();
		expect(
			await screen.findByText(/by email to wairimu@example.com on Wed 18 Nov at 10:30 AM, 24 hours before\./),
		).toBeTruthy();
	});

	test('the reminder notice says that no reminder is sent when the visit is less than 24 hours away', async () => {
		await open({ [BOOK]: booked({ reminder: { kind: 'none' }, startsAt: '2026-11-10T12:00:00.000Z' }) });
		await fillIn();
		await confirm();
		expect(await screen.findByText(/less than 24 hours away, so we send no reminder\./)).toBeTruthy();
		expect(screen.queryByText(/By email on/)).toBeNull();
	});
});

describe('a half-filled form', () => {
	test('a half-filled form is restored after a reload', async () => {
		const { view } = await open();
		await fillIn();
		view.unmount();
		await open();
		// Services and times load independently.
		await waitFor(() => expect([isDisabled(), isChosen('me'), isChosen(TIME)]).toEqual([false, true, true]));
		expect(notes()).toBe('I sleep badly.');
	});

	test('a half-filled form drops a time that is no longer free, with a notice', async () => {
		const { view } = await open();
		await fillIn();
		view.unmount();
		await open({ [TIMES]: { status: 200, body: { data: ['9:00 AM'] } } });
		expect(await screen.findByText(/^10:30 AM is not free for this service on this day\./)).toBeTruthy();
		expect(missing()).toBe('a time');
		expect(notes()).toBe('I sleep badly.');
	});

	test('a half-filled form survives an expired session for the same client', async () => {
		const { store } = await open({ [BOOK]: problem(401, 'unauthenticated') });
		await fillIn();
		await confirm();
		await waitFor(() => expect(store.getState().session).toEqual({ status: 'out', reason: 'expired' }));
		expect(sessionStorage.getItem('tulia.draft.appointment')).toContain('I sleep badly.');
	});

	test('a half-filled form is deleted at the log-out', async () => {
		const { view, store } = await open();
		await fillIn();
		await act(async () => {
			sessionStorage.removeItem('tulia.session');
			window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
		});
		expect(store.getState().session).toEqual({ status: 'out', reason: 'logged_out' });
		view.unmount();
		expect(sessionStorage.getItem('tulia.draft.appointment')).toBeNull();
	});

	test('a half-filled form is deleted after the booking', async () => {
		await open({ [BOOK]: booked() });
		await fillIn();
		expect(sessionStorage.getItem('tulia.draft.appointment')).toContain('I sleep badly.');
		await confirm();
		await screen.findByText('TUL-26-4K7M9');
		expect(sessionStorage.getItem('tulia.draft.appointment')).toBeNull();
	});
});
