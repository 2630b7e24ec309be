/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen } from '@testing-library/react';
import { renderBooking } from '../../testing/render-booking.tsx';
import { anAccount, aTicket } from '../../testing/samples.ts';

const TICKET = 'TUL-26-4K7M9';
const ask = async (emailVerified: boolean) => {
	await renderBooking(`/appointments/${TICKET}`, {
		[`GET /api/appointments/${TICKET}`]: { status: 200, body: aTicket() },
		'GET /api/waiting-list': { status: 200, body: { data: [] } },
		'GET /api/account': { status: 200, body: { ...anAccount(), emailVerified } },
	});
	const button = await screen.findByRole('button', { name: 'Tell me if an earlier time opens' });
	await act(async () => fireEvent.click(button));
};

test('an unconfirmed address is reported on opening, and the email can be sent again', async () => {
	await ask(false);
	expect(await screen.findByText(/Please confirm your email address first/)).toBeTruthy();
	expect(screen.getAllByText('Send again')).not.toHaveLength(0);
	expect(screen.queryByText('Which days would suit?')).toBeNull();
});

test('a confirmed address leads at once to the question which times would suit', async () => {
	await ask(true);
	expect(await screen.findByText('Which days would suit?')).toBeTruthy();
});
