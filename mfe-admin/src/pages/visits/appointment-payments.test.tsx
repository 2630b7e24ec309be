/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { NOW } from '../../testing/sample-appointments.ts';
import { aDetail } from '../../testing/sample-detail.ts';
import { anEntry, somePayments } from '../../testing/sample-payments.ts';

beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
});
afterEach(() => jest.restoreAllMocks());

const press = (name: RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string): boolean => fireEvent.click(screen.getByRole('radio', { name }));
const write = (name: RegExp, value: string): boolean =>
	fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

const sentTo = (calls: readonly SentRequest[], end: string): readonly SentRequest[] =>
	calls.filter(({ method, url }) => method !== 'GET' && url.pathname.endsWith(end));

/** Opens the page of a visit with these payments; `change` answers the writes. */
async function open(payments = somePayments(), change: (sent: SentRequest) => MockResponse = () => undefined) {
	let current: unknown = payments;
	const calls = mockApi((sent) => {
		if (sent.method === 'GET') return { body: sent.url.pathname.endsWith('/payments') ? current : aDetail() };
		const answer = change(sent);
		if ((answer?.status ?? 200) < 300) current = answer?.body;
		return answer;
	});
	await renderAdmin('/admin/appointments/a1');
	await eventually(() => expect(screen.getByRole('heading', { name: 'Price and payment' })).toBeTruthy());
	return calls;
}

test('a visit shows what is left to pay, and an M-Pesa payment is noted with its code as typed', async () => {
	const paid = somePayments({ paid: 350_000, stillToPay: 0, version: 1, entries: [anEntry({ method: 'mpesa' })] });
	const calls = await open(somePayments(), () => ({ status: 201, body: paid }));
	expect(screen.getByText(/Still to pay: KES.3,500/)).toBeTruthy();
	choose('M-Pesa');
	write(/M-Pesa code/, 'sjl4k 0exmp');
	press(/Note the payment/);
	await eventually(() => expect(sentTo(calls, '/payments')).toHaveLength(1));
	expect(sentTo(calls, '/payments')[0]?.body).toEqual({
		...{ method: 'mpesa', mpesaCode: 'SJL4K0EXMP', amount: 350_000, version: 0 },
	});
	await eventually(() => expect(screen.getByText(/Paid: KES.3,500/)).toBeTruthy());
	expect(screen.getByRole('link', { name: 'Receipt R-2026-000123' }).getAttribute('href')).toBe(
		'/admin/receipts/R-2026-000123',
	);
});

test('a visit from before payments were noted is not shown as unpaid, and a payment can still be noted', async () => {
	await open(somePayments({ due: 0, stillToPay: 0, isUnknown: true }));
	expect(screen.getByText('Nothing noted')).toBeTruthy();
	expect(screen.queryByText(/Still to pay|Lowered/)).toBeNull();
	expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveProperty('value', '3500');
});

test('a retry sends the same idempotency key after a lost response, and a new key after a refusal', async () => {
	let answer = problem(503, 'unavailable');
	const keys: (string | null)[] = [];
	const calls = await open(somePayments(), () => answer);
	const fetched = globalThis.fetch;
	globalThis.fetch = (input, init) => {
		if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
		return fetched(input, init);
	};
	const send = async (count: number): Promise<void> => {
		press(/Note the payment/);
		await eventually(() => expect(sentTo(calls, '/payments')).toHaveLength(count));
		await eventually(() =>
			expect(screen.getByRole('button', { name: /Note the payment/ })).toHaveProperty('disabled', false),
		);
	};
	choose('Cash');
	await send(1);
	answer = problem(409, 'changed_meanwhile');
	await send(2);
	await send(3);
	expect(keys[0]).toBe(keys[1]);
	expect(keys[2]).not.toBe(keys[1]);
});

test('a payment form with an empty field shows an error, and nothing is sent', async () => {
	const calls = await open();
	press(/Note the payment/);
	await eventually(() => expect(screen.getAllByText('Please say how it is paid').length).toBeGreaterThan(0));
	expect(sentTo(calls, '/payments')).toEqual([]);
});

test('a payment is taken back with a reason', async () => {
	const payments = somePayments({ paid: 350_000, stillToPay: 0, version: 1, entries: [anEntry()] });
	const calls = await open(payments, () => ({ body: somePayments({ version: 2 }) }));
	press(/Take back KES/);
	write(/Why\?/, 'Wrong visit');
	press(/Take it back/);
	await eventually(() => expect(sentTo(calls, '/payments/p-1/reversal')).toHaveLength(1));
	expect(sentTo(calls, '/reversal')[0]?.body).toEqual({ reason: 'Wrong visit', method: 'cash', version: 1 });
});

test('a payment is given back by another method than it was paid', async () => {
	const payments = somePayments({ paid: 350_000, stillToPay: 0, version: 1, entries: [anEntry()] });
	const calls = await open(payments, () => ({ body: somePayments({ version: 2 }) }));
	press(/Take back KES/);
	const form = within(screen.getByRole('form', { name: 'Take this payment back' }));
	fireEvent.click(form.getByRole('radio', { name: 'Card' }));
	write(/Why\?/, 'She could not come');
	press(/Take it back/);
	await eventually(() => expect(sentTo(calls, '/payments/p-1/reversal')).toHaveLength(1));
	expect(sentTo(calls, '/reversal')[0]?.body).toEqual({ reason: 'She could not come', method: 'card', version: 1 });
});

describe('a visit that did not take place', () => {
	const off = { due: 0, stillToPay: 0 };

	test('a visit that was cancelled and paid shows what to pay back, and asks for nothing', async () => {
		await open(somePayments({ ...off, ended: 'cancelled', paid: 350_000, overpaid: 350_000, entries: [anEntry()] }));
		expect(screen.getByText('This visit was cancelled, so nothing is due.')).toBeTruthy();
		expect(screen.getByText(/^To pay back: KES.3,500/)).toBeTruthy();
		expect(screen.queryByText(/Still to pay/)).toBeNull();
		for (const name of [/Note the payment/, /Lower the price/, /^Charge /, /Do not charge/])
			expect(screen.queryByRole('button', { name })).toBeNull();
	});

	test('a missed visit is charged only if staff decide so, and its price is then left to pay', async () => {
		const missed = somePayments({ ...off, ended: 'missed', charge: 'do_not_charge' });
		const charged = somePayments({ ended: 'missed', charge: 'charge', version: 1 });
		const calls = await open(missed, () => ({ body: charged }));
		expect(screen.getByText('The client missed this visit. It is not charged.')).toBeTruthy();
		expect(screen.getByText('Nothing to pay')).toBeTruthy();
		expect(screen.queryByRole('button', { name: /Do not charge/ })).toBeNull();
		press(/^Charge KES.3,500/);
		await eventually(() => expect(screen.getByText(/Still to pay: KES.3,500/)).toBeTruthy());
		expect(sentTo(calls, '/charge')).toMatchObject([{ method: 'PATCH', body: { charge: true, version: 0 } }]);
	});

	test('a visit that was cancelled late asks whether to charge it, if the centre decides each time', async () => {
		await open(somePayments({ ...off, ended: 'cancelled_late', charge: 'ask' }));
		expect(screen.getByText('The client cancelled this visit late. Is it charged?')).toBeTruthy();
		expect(screen.getByRole('button', { name: /^Charge KES/ })).toBeTruthy();
		expect(screen.getByRole('button', { name: /^Do not charge/ })).toBeTruthy();
	});
});
