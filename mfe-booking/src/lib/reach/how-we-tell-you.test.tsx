/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Account } from '@tulia/contracts/account/schemas';
import type { MockResponses } from '@tulia/platform/testing';
import { renderBooking } from '../../testing/render-booking.tsx';
import { anAccount, aTicket } from '../../testing/samples.ts';
import { BOOK, booked, confirm, fillIn, open } from '../../testing/schedule-form.ts';

const phone = { number: '+254712345678', shown: '0712 345 678', confirmed: true };
const reached = (changes: Partial<Account> = {}): Account => ({ ...anAccount(), smsStop: 'reply', ...changes });
const answers = (account: Account): MockResponses => ({ 'GET /api/account': { status: 200, body: account } });
const step = async () => within(await screen.findByRole('region', { name: 'How we tell you' }));
const change = async () => fireEvent.click((await step()).getByRole('button', { name: 'Change how we tell you' }));
const way = async (name: RegExp) => (await step()).getByRole('radio', { name });

test('the booking form shows where the ticket goes, and offers to add a phone', async () => {
	await open(answers(reached()));
	expect((await step()).getByText(/Your ticket and the reminder/).textContent).toBe(
		'Your ticket and the reminder go by email to wairimu@example.com.',
	);
	expect((await step()).getByRole('link', { name: 'Add a phone number' }).getAttribute('href')).toBe('/account#reach');
	expect((await step()).queryByRole('radio')).toBeNull();
});

test('a number that staff noted has to be confirmed first', async () => {
	await open(answers(reached({ phone: { ...phone, confirmed: false } })));
	expect((await step()).getByRole('link', { name: 'Confirm 0712 345 678' })).toBeTruthy();
	expect((await step()).queryByRole('radio')).toBeNull();
});

test('the code that was sent to the phone is typed in place, and SMS can be chosen', async () => {
	const phoneCode = { shown: '0712 345 678', sentAt: '2026-11-10T05:59:00.000Z', until: '2026-11-10T06:09:00.000Z' };
	const { answers: api } = await open(answers(reached({ phoneCode })));
	api['POST /api/account/phone/confirmation'] = { status: 200, body: reached({ phone }) };
	fireEvent.change((await step()).getByLabelText('Six-digit code'), { target: { value: '482019' } });
	fireEvent.click((await step()).getByText('Confirm number'));
	await waitFor(async () =>
		expect((await step()).getByRole('button', { name: 'Change how we tell you' })).toBeTruthy(),
	);
	expect((await step()).queryByLabelText('Six-digit code')).toBeNull();
});

test('a site that sends no SMS shows where the ticket goes, and offers no choice', async () => {
	await open(answers(anAccount()));
	expect((await step()).queryByText(/SMS/)).toBeNull();
});

test('the choice of the channel is saved at once, and the visit is booked as before', async () => {
	const { answers: api, bookings } = await open({ ...answers(reached({ phone })), [BOOK]: booked() });
	api['POST /api/account/notices'] = { status: 200, body: reached({ phone, notices: 'sms' }) };
	await change();
	fireEvent.click(await way(/SMS/));
	expect(await (await step()).findByText('Saved.')).toBeTruthy();
	const line = (await step()).getByText(/Your ticket and the reminder/);
	await waitFor(() => expect(line.textContent).toBe('Your ticket and the reminder go by SMS to 0712 345 678.'));
	await fillIn();
	await confirm();
	expect(
		await screen.findByText('Appointment scheduled successfully! Check your phone for confirmation.'),
	).toBeTruthy();
	expect(bookings.map(({ body }) => body)).toEqual([
		{ notices: 'sms' },
		expect.not.objectContaining({ notices: 'sms' }),
	]);
});

test('a choice of the channel that could not be saved shows an error and the old choice', async () => {
	await open(answers(reached({ phone })));
	await change();
	fireEvent.click(await way(/Both/));
	expect(await (await step()).findByText(/We could not save that just now/)).toBeTruthy();
	expect(((await way(/Email/)) as HTMLInputElement).checked).toBe(true);
});

test('of two quick choices of the channel the last is saved', async () => {
	const { answers: api, bookings } = await open(answers(reached({ phone })));
	api['POST /api/account/notices'] = { status: 200, body: reached({ phone, notices: 'sms' }) };
	await change();
	fireEvent.click(await way(/SMS/));
	await waitFor(() => expect(bookings).toHaveLength(1));
	api['POST /api/account/notices'] = { status: 200, body: reached({ phone, notices: 'both' }) };
	fireEvent.click(await way(/Both/));
	await waitFor(() => expect(bookings.map(({ body }) => body)).toEqual([{ notices: 'sms' }, { notices: 'both' }]));
	expect(await (await step()).findByText('Saved.')).toBeTruthy();
});

test.each<[string, Partial<Account>, string]>([
	[
		'both',
		{ phone, notices: 'both' },
		'Your ticket and the reminder go by email to wairimu@example.com and by SMS to 0712 345 678.',
	],
	[
		'SMS that were stopped',
		{ phone: { ...phone, stopped: { since: '2026-11-18T07:44:00.000Z', by: 'sms' } }, notices: 'sms' },
		'Your ticket and the reminder go by email to wairimu@example.com, because SMS do not reach your phone at the moment.',
	],
	[
		'nothing',
		{ phone, notices: 'none' },
		'Nothing is sent to you, as you asked us. My appointments always shows your visits.',
	],
])('the ticket of a client who prefers %s has the matching sentence about messages', async (_what, changes, words) => {
	const ticket = aTicket();
	await renderBooking(`/appointments/${ticket.ticketNumber}`, {
		[`GET /api/appointments/${ticket.ticketNumber}`]: { status: 200, body: ticket },
		...answers(reached({ emailVerified: true, ...changes })),
	});
	const line = await screen.findByText(/You can change that in/);
	expect(line.textContent).toBe(`${words} You can change that in your account.`);
});
