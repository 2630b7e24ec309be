import { paidWords } from './payment-words.ts';

const sums = { due: 3500_00, paid: 0, waived: 0, stillToPay: 0, overpaid: 0 };
const noted = { appointmentId: 'a1', currency: 'KES', ...sums, methods: [] };

test.each([
	[{ ...noted, paid: 3500_00, methods: ['mpesa' as const] }, 'KES 3,500, M-Pesa'],
	[{ ...noted, paid: 1000_00, stillToPay: 2500_00, methods: ['cash' as const] }, 'KES 1,000, cash, KES 2,500 left'],
	[{ ...noted, waived: 3500_00, methods: ['waived' as const] }, 'Waived'],
	[{ ...noted, stillToPay: 3500_00 }, 'KES 3,500 left'],
])('what was paid reads %#', (visit, words) => {
	expect(paidWords(visit, 'attended').replaceAll('\u00a0', ' ')).toBe(words);
});

test('where nothing was noted, only a visit that took place is not paid', () => {
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
])('of a visit that was %s, it says what is to be paid or paid back: %#', (status, change, words) => {
	expect(paidWords({ ...noted, ...change }, status).replaceAll('\u00a0', ' ')).toBe(words);
});
