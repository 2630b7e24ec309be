import { paidWords } from './payment-words.ts';

const noted = { appointmentId: 'a1', currency: 'KES', due: 3500_00, paid: 0, waived: 0, stillToPay: 0, methods: [] };

test.each([
	[{ ...noted, paid: 3500_00, methods: ['mpesa' as const] }, 'KES 3,500, M-Pesa'],
	[{ ...noted, paid: 1000_00, stillToPay: 2500_00, methods: ['cash' as const] }, 'KES 1,000, cash, KES 2,500 left'],
	[{ ...noted, waived: 3500_00, methods: ['waived' as const] }, 'Waived'],
	[{ ...noted, stillToPay: 3500_00 }, 'KES 0, KES 3,500 left'],
])('what was paid reads %#', (visit, words) => {
	expect(paidWords(visit, 'attended').replaceAll('\u00a0', ' ')).toBe(words);
});

test('where nothing was noted, only a visit that took place is not paid', () => {
	expect(paidWords(undefined, 'attended')).toBe('Nothing noted');
	expect(paidWords(undefined, 'cancelled')).toBe('');
});
