/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import {
	answerWhom,
	atDeskNow,
	chooseVisit,
	deskAnd,
	listenToKeys,
	newPerson,
	press,
	sentChanges,
	write,
} from '../../testing/desk-booking.ts';
import { eventually, type MockResponse, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { aDetail } from '../../testing/sample-detail.ts';
import { somePayments } from '../../testing/sample-payments.ts';

atDeskNow();

const payWith = (payment: () => MockResponse, booking: () => MockResponse = () => ({ status: 201, body: aDetail() })) =>
	mockApi((sent) => {
		if (sent.url.pathname.endsWith('/payments') && sent.method === 'POST') return payment();
		return deskAnd(booking)(sent);
	});
const fillInPaid = async (): Promise<void> => {
	await renderAdmin('/admin/appointments/new');
	newPerson('Baraka Otieno');
	await chooseVisit();
	answerWhom('me');
	fireEvent.click(screen.getByRole('radio', { name: 'M-Pesa' }));
	write(/^M-Pesa code/, 'sjl4k0exmp');
};
test('a booking has no payment by default', async () => {
	const calls = payWith(() => undefined);
	await renderAdmin('/admin/appointments/new');
	expect(screen.getByRole('radio', { name: 'Not now' })).toHaveProperty('checked', true);
	newPerson('Baraka Otieno');
	await chooseVisit();
	answerWhom('me');
	press(/^Book /);
	await eventually(() => expect(sentChanges(calls)).toHaveLength(1));
});

test('the price is filled in, and booking and payment are sent under one key, again after a lost response', async () => {
	let booking: MockResponse;
	const calls = payWith(
		() => ({ status: 201, body: somePayments() }),
		() => booking,
	);
	const keys = listenToKeys();
	await fillInPaid();
	expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveProperty('value', '4500');
	press(/^Book /);
	await eventually(() => expect(screen.getByText(/We did not hear back/)).toBeTruthy());
	booking = { status: 201, body: aDetail() };
	press(/^Book /);
	await eventually(() => expect(sentChanges(calls)).toHaveLength(3));
	expect(sentChanges(calls)[2]).toMatchObject({
		body: { method: 'mpesa', mpesaCode: 'SJL4K0EXMP', amount: 450_000, version: 0 },
	});
	expect(new Set(keys).size).toBe(1);
});

test('a refused payment continues at the visit, with its input and the reason', async () => {
	const message = 'This M-Pesa code is noted already, for TUL-26-4K1DX.';
	payWith(() => problem(409, 'mpesa_code_used', { errors: [{ field: 'mpesaCode', message }] }));
	await fillInPaid();
	const keys = listenToKeys();
	press(/^Book /);
	await eventually(() => expect(screen.getByText(/noted already, for TUL-26-4K1DX/)).toBeTruthy());
	expect(screen.getByText('The visit is booked, its payment is not noted')).toBeTruthy();
	expect(screen.getByRole('textbox', { name: /^M-Pesa code/ })).toHaveProperty('value', 'sjl4k0exmp');
	press(/Note the payment/);
	await eventually(() => expect(keys).toHaveLength(3));
	expect(new Set(keys).size).toBe(1);
});

test('an invalid amount has an error at its field, before anything is booked', async () => {
	const calls = payWith(() => undefined);
	await fillInPaid();
	write(/^Amount/, 'much');
	press(/^Book /);
	await eventually(() => expect(screen.getByText('Please give an amount')).toBeTruthy());
	expect(sentChanges(calls)).toEqual([]);
});
