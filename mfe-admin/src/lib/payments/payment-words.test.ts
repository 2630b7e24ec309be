import { paidWords } from './payment-words.ts';

const sums = { due: 3500_00, paid: 0, waived: 0, stillToPay: 0, overpaid: 0 };
const noted = { appointmentId: 'a1', currency: 'KES', ...sums, methods: [] };

test.each([
	[{ ...noted, paid: 3500_00, methods: ['mpesa' as const] }, 'KES 3,500, M-Pesa'],
	[{ ...noted, paid: 1000_00, stillToPay: 2500_00, methods: ['cash' as const] }, 'KES 1,000, cash, KES 2,500 left'],
	[{ ...noted, waived: 3500_00, methods: ['waived' as const] }, 'Waived'],
	[{ ...noted, stillToPay: 3500_00 }, 'KES 3,500 left'],
])('the paid amount reads %#', (visit, words) => {
	expect(paidWords(visit, 'attended').replaceAll('\u00a0', ' ')).toBe(words);
});

test('a visit without a noted payment is unpaid only if it took place', () => {
	expect(paidWords(undefined, 'attended')).toBe('Nothing noted');
	expect(paidWords(undefined, 'cancelled')).toBe('');
});

test.each([
	[
		'cancelled',
		{ paid: 3500_00, overpaid: 3500_00, methods: ['cash' as const] },
		'KES 3,500, cash, KES 3,500 to pay back',
	],
	['cancelled', { waived: 3500_00, methods: ['waived' as const] }, 'Waived'],
	['missed', { stillToPay: 3500_00 }, 'KES 3,500 left'],
	['missed', {}, ''],
])('for a visit that was %s, the amount to pay or to pay back reads %#', (status, change, words) => {
	expect(paidWords({ ...noted, ...change }, status).replaceAll('\u00a0', ' ')).toBe(words);
});
