/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAccount, aTicket } from '../../testing/samples.ts';
import {
	BOOK,
	booked,
	chooseDay,
	chooseForWhom,
	chooseTime,
	confirm,
	fillIn,
	isChosen,
	missing,
	open,
	openAt,
	pick,
	radio,
} from '../../testing/schedule-form.ts';

const ACCOUNT = 'GET /api/account';
const LIST = 'GET /api/appointments';
const card = () => screen.findByRole('region', { name: 'The service you chose' });
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

describe('a service that was preselected on its own page', () => {
	test('a service that was preselected on its own page is chosen, with price and length, and removed from the address', async () => {
		await openAt('?service=family-therapy');
		const chosen = within(await card());
		for (const words of ['Family Therapy', '60 minutes, $35']) expect(chosen.getByText(words)).toBeTruthy();
		expect(missing()).toBe('who it is for, a day and a time');
		await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/schedule-appointment'));
	});

	test('a service that was preselected on its own page is booked with the psychologist of the link', async () => {
		const { bookings } = await openAt('?service=family-therapy&psychologist=amina-hassan', { [BOOK]: booked() });
		await chooseForWhom('my_child');
		await waitFor(() => expect(isChosen('amina-hassan')).toBe(true));
		await chooseDay();
		await chooseTime();
		await confirm();
		await screen.findByText('TUL-26-4K7M9');
		expect(bookings[0]?.body).toMatchObject({
			serviceId: 'family-therapy',
			psychologistId: 'amina-hassan',
			forWhom: 'my_child',
		});
	});

	test('a service that was preselected on its own page can be changed, and the list takes the focus', async () => {
		await openAt('?service=family-therapy');
		await card();
		await press('Change');
		expect(document.activeElement).toBe(radio('family-therapy'));
		await pick('anxiety-management');
		expect(radio('anxiety-management')?.checked).toBe(true);
	});

	test('a service that was preselected on its own page replaces the service of an older draft, with a notice', async () => {
		const { view } = await open();
		await fillIn();
		view.unmount();
		await openAt('?service=family-therapy');
		expect(
			await screen.findByText(/^You had chosen Anxiety Management before\. Now it is Family Therapy\./),
		).toBeTruthy();
		expect(missing()).toBe('who it is for');
		await chooseForWhom('us');
		await waitFor(() => expect(isChosen('2026-11-19')).toBe(true));
		expect(screen.getByDisplayValue('I sleep badly.')).toBeTruthy();
	});

	test('a service that was preselected on its own page and equals that of the draft changes nothing and shows no notice', async () => {
		const { view } = await open();
		await fillIn();
		view.unmount();
		await openAt('?service=anxiety-management');
		await card();
		expect(screen.queryByText(/^You had chosen/)).toBeNull();
		expect(isChosen('me')).toBe(true);
	});

	test('a service that was preselected on its own page but is not offered is ignored, with a notice', async () => {
		await openAt('?service=palm-reading');
		expect(await screen.findByText(/^The service you chose before is no longer offered\./)).toBeTruthy();
		expect(missing()).toBe('a service, who it is for, a day and a time');
	});

	test('a service that was preselected on its own page but is not offered preserves the service of the draft', async () => {
		const { view } = await open();
		await fillIn();
		view.unmount();
		await openAt('?service=palm-reading');
		expect(await screen.findByText(/^The service you tapped is not offered any more\./)).toBeTruthy();
		expect(radio('anxiety-management')?.checked).toBe(true);
	});
});

describe('while the form is empty', () => {
	const unverified = { status: 200, body: { ...anAccount(), emailVerified: false } };

	test('an unconfirmed address adds a notice below the form, and the form stays in place and works', async () => {
		await open({ [ACCOUNT]: unverified });
		const notice = await screen.findByText('Your email address is not confirmed yet');
		const form = screen.getByRole('form', { name: 'Schedule an appointment' });
		expect(form.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/account#you');
		expect(screen.getByText('Confirm Appointment')).toBeTruthy();
	});

	test('an unconfirmed address with one upcoming visit replaces the form by instructions', async () => {
		await open({ [ACCOUNT]: unverified, [LIST]: { status: 200, body: { data: [aTicket()] } } });
		expect(await screen.findByText('You already have a visit to come')).toBeTruthy();
		expect(screen.getByText('Confirm my email address').closest('a')?.getAttribute('href')).toBe('/account#you');
		expect(screen.getByText('See my appointments').closest('a')?.getAttribute('href')).toBe('/appointments');
		expect(screen.queryByText('Confirm Appointment')).toBeNull();
	});

	test('three upcoming visits replace the form, also with a confirmed address', async () => {
		const tickets = ['TUL-26-AAAAA', 'TUL-26-BBBBB', 'TUL-26-CCCCC'].map((ticketNumber) => aTicket({ ticketNumber }));
		await open({ [LIST]: { status: 200, body: { data: tickets } } });
		expect(await screen.findByText('You already have 3 visits to come')).toBeTruthy();
		expect(screen.queryByText('Confirm my email address')).toBeNull();
	});

	test('visits that cannot be loaded do not prevent booking', async () => {
		const { bookings } = await open({ [ACCOUNT]: 'no answer', [LIST]: 'no answer', [BOOK]: booked() });
		await fillIn();
		await confirm();
		await screen.findByText('TUL-26-4K7M9');
		expect(bookings).toHaveLength(1);
	});
});
