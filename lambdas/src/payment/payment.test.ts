import { decidePayment, decidePrice, faultsOf } from './payment.ts';
import { receiptNumber, seriesOf } from './receipt.ts';
import { totalsOf } from './takings/takings.ts';
import { NOTHING_PAID, stillToPay, type VisitBalance } from './visit-balance.ts';

const balance: VisitBalance = {
	...{ appointmentId: 'a', ticketNumber: 'TUL-26-AAAAA', currency: 'KES', price: 350_000, due: 300_000, ver: 2 },
	byMethod: { ...NOTHING_PAID, mpesa: 100_000, waived: 50_000 },
};

test('the amount left to pay is the amount due, without what was paid and waived', () => {
	expect(stillToPay(balance)).toBe(150_000);
});

describe('a payment', () => {
	test.each([
		['the rest', 'cash', 150_000, undefined, true],
		['a part of it', 'card', 1, undefined, true],
		['a cent more', 'cash', 150_001, undefined, false],
		['a cent more, confirmed by staff', 'cash', 150_001, true, true],
		['a cent more by an insurer, confirmed by staff', 'insurance', 150_001, true, false],
		['a cent more waived, confirmed by staff', 'waived', 150_001, true, false],
	] as const)('a payment of %s is allowed: %s, %d, %s: %s', (_what, method, amount, isMore, allowed) => {
		const input = { method, amount, ...(isMore === undefined ? {} : { isMore }) };
		expect(decidePayment(balance, input).ok).toBe(allowed);
	});

	test('a payment that is too high is refused with the amount left, in the currency of the visit', () => {
		expect(decidePayment(balance, { method: 'cash', amount: 200_000 })).toMatchObject({
			detail: 'This is more than is left to pay, KES\u00a01,500.',
		});
		expect(decidePayment({ ...balance, due: 0 }, { method: 'cash', amount: 1 })).toMatchObject({
			detail: 'Nothing is left to pay.',
		});
	});

	test.each([
		['a waiver without a reason', { method: 'waived', amount: 1 }, ['reason']],
		['an M-Pesa code with a cash payment', { method: 'cash', amount: 1, mpesaCode: 'SJL4K0EXMP' }, ['mpesaCode']],
		[
			'an insurer with a card payment',
			{ method: 'card', amount: 1, insurer: 'A', claimNumber: '1' },
			['insurer', 'claimNumber'],
		],
		['M-Pesa without a code', { method: 'mpesa', amount: 1 }, []],
	] as const)('the refused fields of %s', (_what, input, fields) => {
		expect(faultsOf(input).map(({ field }) => field)).toEqual(fields);
	});
});

test.each([
	['the price itself', 350_000, true],
	['more than the price', 350_001, false],
	['what is paid already', 150_000, true],
	['less than is paid', 149_999, false],
])('an amount due of %s, %d, is allowed: %s', (_what, due, allowed) => {
	expect(decidePrice(balance, due).ok).toBe(allowed);
});

test('a receipt belongs to its year at the centre, and is numbered in six digits', () => {
	expect(seriesOf(new Date('2026-12-31T20:59:59.999Z'))).toBe('2026');
	expect(seriesOf(new Date('2026-12-31T21:00:00.000Z'))).toBe('2027');
	expect([receiptNumber('2026', 123), receiptNumber('2026', 1_000_000)]).toEqual(['R-2026-000123', 'R-2026-1000000']);
});

test('amounts of two currencies are never added, and the share of an insurer is not counted as paid', () => {
	const rows = [
		{ currency: 'USD', method: 'cash', amount: 3500 },
		{ currency: 'KES', method: 'cash', amount: 350_000 },
		{ currency: 'KES', method: 'insurance', amount: 100_000 },
		{ currency: 'KES', method: 'cash', amount: -50_000 },
	] as const;
	expect(totalsOf(rows)).toEqual([
		{ currency: 'KES', received: 300_000, methods: { ...NOTHING_PAID, cash: 300_000, insurance: 100_000 } },
		{ currency: 'USD', received: 3500, methods: { ...NOTHING_PAID, cash: 3500 } },
	]);
});
