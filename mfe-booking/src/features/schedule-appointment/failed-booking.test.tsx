/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, screen, waitFor, within } from '@testing-library/react';
import { patchAvailableTimes } from '@tulia/platform';
import { problem } from '@tulia/platform/testing';
import type { RenderedBooking } from '../../testing/render-booking.tsx';
import {
	BOOK,
	booked,
	confirm,
	DAY,
	fillIn,
	isChosen,
	isDisabled,
	missing,
	notes,
	notesField,
	offeredTimes,
	open,
	pick,
	radio,
	SERVICE,
	TIME,
	TIMES,
} from '../../testing/schedule-form.ts';

describe('a time that another client has just taken', () => {
	const taken = problem(409, 'slot_taken', { times: ['9:00 AM', '3:00 PM'] });
	const takeIt = async (rendered: RenderedBooking) => {
		rendered.answers[BOOK] = taken;
		rendered.answers[TIMES] = 'no answer';
		await confirm();
	};

	test('a time that another client has just taken is dropped, the free times are reloaded, and everything else is preserved', async () => {
		const rendered = await open();
		await fillIn();
		await takeIt(rendered);
		expect(await screen.findByText(/Somebody has just taken this time\./)).toBeTruthy();
		await waitFor(() => expect(radio(TIME)).toBeNull());
		expect(offeredTimes()).toEqual(['9:00 AM', '3:00 PM']);
		expect(isChosen(SERVICE)).toBe(true);
		expect(isChosen(DAY)).toBe(true);
		expect(notes()).toBe('I sleep badly.');
		expect(missing()).toBe('a time');
	});

	test('a time that another client has just taken moves the focus to the message, and another time can be booked at once', async () => {
		const rendered = await open();
		await fillIn();
		await takeIt(rendered);
		const message = await screen.findByText(/Somebody has just taken this time\./);
		await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
		await waitFor(() => expect(missing()).toBe('a time'));
		await pick('3:00 PM');
		expect(screen.queryByText(/Somebody has just taken this time\./)).toBeNull();
		rendered.answers[BOOK] = booked({ time: '3:00 PM' });
		await confirm();
		expect(await screen.findByText('TUL-26-4K7M9')).toBeTruthy();
		expect(rendered.bookings[1]).toEqual({
			...rendered.bookings[0],
			body: expect.objectContaining({ time: '3:00 PM' }),
		});
	});
});

test('a time remains selected while its visit is being booked, even when it leaves the list of free times', async () => {
	const rendered = await open({ [BOOK]: booked() });
	await fillIn();
	const answer = globalThis.fetch;
	let release = (): void => undefined;
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	globalThis.fetch = async (input, init) => {
		if (init?.method === 'POST') await held;
		return answer(input, init);
	};
	await confirm();
	const wanted = { date: DAY, serviceId: SERVICE } as const;
	await act(async () => void rendered.store.dispatch(patchAvailableTimes(wanted, ['9:00 AM'])));
	await waitFor(() => expect(offeredTimes()).toEqual(['9:00 AM']));
	expect(missing()).toBeUndefined();
	expect(screen.queryByText(/is not free for this service/)).toBeNull();
	await act(async () => release());
	expect(await screen.findByText('TUL-26-4K7M9')).toBeTruthy();
});

describe('a refusal', () => {
	test('a refusal about a field is shown at that field', async () => {
		await open({ [BOOK]: problem(409, 'client_overlap') });
		await fillIn();
		await confirm();
		const message = await screen.findByText(
			'You already have an appointment at this time. Please choose another time.',
		);
		expect(message.closest('fieldset')?.contains(radio(TIME))).toBe(true);
		expect(isChosen(TIME)).toBe(true);
	});

	test("a refusal by the server's validation is shown at the invalid field", async () => {
		const errors = [{ field: 'notes', message: 'Please use at most 500 characters' }];
		await open({ [BOOK]: problem(400, 'invalid_request', { errors }) });
		await fillIn();
		await confirm();
		await waitFor(() => expect(notesField().getAttribute('aria-invalid')).toBe('true'));
		expect(document.activeElement).toBe(notesField());
	});

	test('a refusal about the account is shown beside the button, with a link to the appointments', async () => {
		await open({ [BOOK]: problem(409, 'too_many_bookings') });
		await fillIn();
		await confirm();
		const alert = (await screen.findByText(/as many upcoming appointments as you may/)).closest('[role=alert]');
		expect(
			alert &&
				within(alert as HTMLElement)
					.getByRole('link')
					.getAttribute('href'),
		).toBe('/appointments');
	});
});

describe('a booking without a response', () => {
	test.each([
		['the network fails', 'no answer' as const],
		['the server fails', problem(500, 'internal_error')],
		['the server is overloaded', problem(503, 'unavailable')],
	])(
		'a booking without a response preserves the input, says that the outcome is unknown, and is repeated under the same key when %s',
		async (_why, answer) => {
			const { answers, bookings } = await open({ [BOOK]: answer });
			await fillIn();
			await confirm();
			expect(await screen.findByText(/we do not know yet whether this visit is booked/)).toBeTruthy();
			expect(notes()).toBe('I sleep badly.');
			expect(isChosen(TIME)).toBe(true);
			answers[BOOK] = booked();
			await confirm();
			expect(await screen.findByText('TUL-26-4K7M9')).toBeTruthy();
			expect(bookings).toHaveLength(2);
			expect(bookings[1]).toEqual(bookings[0]);
		},
	);

	test('a booking without a response is repeated under the same key after a reload', async () => {
		const first = await open({ [BOOK]: 'no answer' });
		await fillIn();
		await confirm();
		await screen.findByText(/we do not know yet/);
		first.view.unmount();
		const second = await open({ [BOOK]: booked() });
		await waitFor(() => expect(isDisabled()).toBe(false));
		await confirm();
		await screen.findByText('TUL-26-4K7M9');
		expect(second.bookings[0]).toEqual(first.bookings[0]);
	});

	test('a booking without a response preserves the time, although the booking itself may have taken it', async () => {
		const { answers } = await open({ [BOOK]: 'no answer' });
		await fillIn();
		answers[TIMES] = { status: 200, body: { data: ['9:00 AM'] } };
		await confirm();
		await screen.findByText(/we do not know yet/);
		await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
		expect([isChosen(TIME), isDisabled()]).toEqual([true, false]);
	});

	test('a booking without a response cannot become two: another choice is sent under the same key until the booking is known', async () => {
		const { answers, bookings } = await open({ [BOOK]: 'no answer' });
		await fillIn();
		await confirm();
		await screen.findByText(/we do not know yet/);
		await pick('1:30 PM');
		answers[BOOK] = problem(422, 'idempotency_key_reused');
		await confirm();
		const alert = (await screen.findByText(/An earlier attempt went through with other choices\./)).closest(
			'[role=alert]',
		);
		expect(alert?.querySelector('a')?.getAttribute('href')).toBe('/appointments');
		await confirm();
		await waitFor(() => expect(bookings).toHaveLength(3));
		expect(bookings[1]?.key).toBe(bookings[0]?.key);
		expect(bookings[2]?.key).not.toBe(bookings[0]?.key);
	});
});
