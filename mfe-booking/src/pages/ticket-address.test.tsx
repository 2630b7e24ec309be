/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen } from '@testing-library/react';
import { renderBooking } from '../testing/render-booking.tsx';
import { anAccount, aTicket } from '../testing/samples.ts';

const TICKET = 'TUL-26-4K7M9';
const account = anAccount();
const show = (changes: Partial<typeof account>, ticket = aTicket()) =>
	renderBooking(`/appointments/${TICKET}`, {
		[`GET /api/appointments/${TICKET}`]: { status: 200, body: ticket },
		'GET /api/account': { status: 200, body: { ...account, ...changes } },
	});
const shown = () => screen.findByText(/You can change that in/);
const panel = () => screen.queryByRole('region', { name: 'Your email address' });

test('a ticket shows the confirmed address it is sent to in full', async () => {
	await show({ emailVerified: true });
	expect((await shown()).textContent).toBe(
		'Your ticket and the reminder go by email to wairimu@example.com. You can change that in your account.',
	);
	expect(screen.getByRole('link', { name: 'your account' }).getAttribute('href')).toBe('/account');
	expect(panel()).toBeNull();
});

test.each([
	['is not confirmed yet', { emailVerified: false }],
	['bounced our email', { emailCameBack: true }],
])('a ticket whose address %s shows that, with two actions', async (_how, changes) => {
	await show(changes);
	await shown();
	expect(panel()?.querySelectorAll('button')).toHaveLength(2);
});

test('the ticket of a cancelled visit shows no address, and no way to pay', async () => {
	await show({ emailVerified: true }, aTicket({ status: 'cancelled' }));
	await screen.findByText(/This visit was cancelled/);
	expect(screen.queryByText('How to pay')).toBeNull();
	expect(screen.queryByText(/wairimu@example.com/)).toBeNull();
});
