/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen } from '@testing-library/react';
import { type MockResponses, problem } from '@tulia/platform/testing';
import { renderBooking } from '../../testing/render-booking.tsx';
import { anAccount, aTicket } from '../../testing/samples.ts';

const LIST = 'GET /api/appointments';
const CLAIM = 'POST /api/appointments/claim';

const phone = { number: '+254712345678', shown: '0712 345 678', confirmed: true };
const ACCOUNT = 'GET /api/account';

async function claim(answer: MockResponses[string], ticketNumber = 'tul-26-4k7m9') {
	const rendered = await renderBooking('/appointments', {
		[CLAIM]: answer,
		[ACCOUNT]: { status: 200, body: { ...anAccount(), phone } },
	});
	await screen.findByText('Were you booked by phone or at the desk?');
	const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Ticket number/, hidden: true });
	fireEvent.change(field, { target: { value: ticketNumber } });
	return { ...rendered, field };
}
const add = () =>
	act(async () => fireEvent.click(screen.getByRole('button', { name: /^Add my visits/, hidden: true })));

test('a ticket number of the front desk adds its visits to the list', async () => {
	const { answers } = await claim({ status: 204, body: null });
	Object.assign(answers, { [LIST]: { status: 200, body: { data: [aTicket()] } } });
	await add();
	expect((await screen.findAllByText('TUL-26-4K7M9')).length).toBeGreaterThan(0);
});

test('a ticket number that cannot be added is refused in one sentence, and the input is preserved', async () => {
	const { field } = await claim(problem(422, 'claim_refused'));
	await add();
	expect(await screen.findByText(/^We found no visit with this ticket that we can add here/)).toBeTruthy();
	expect(field.value).toBe('tul-26-4k7m9');
});

test.each([
	['email address', { phone, emailVerified: false }],
	['phone number', { phone: { ...phone, confirmed: false } }],
	['phone number', {}],
])('without a confirmed %s the form asks for no ticket number and links to the account', async (missing, changes) => {
	await renderBooking('/appointments', { [ACCOUNT]: { status: 200, body: { ...anAccount(), ...changes } } });
	const words = await screen.findByText(new RegExp(`please confirm your ${missing} first`));
	expect(words.querySelector('a')?.getAttribute('href')).toBe('/account');
	expect(screen.queryByRole('textbox', { name: /Ticket number/, hidden: true })).toBeNull();
});

test('an empty ticket number is not sent', async () => {
	await claim(problem(500, 'internal_error'), '');
	await add();
	expect(await screen.findAllByText(/^Please type a ticket number/)).not.toHaveLength(0);
});
