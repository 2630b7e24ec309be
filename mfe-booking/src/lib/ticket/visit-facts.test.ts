import { aTicket } from '../../testing/samples.ts';
import { admits, visitFacts } from './visit-facts.ts';

test('a booked visit says for whom it is, how long it takes and what it costs', () => {
	expect(visitFacts(aTicket({ forWhom: 'my_child', price: 3500, currency: 'USD' }))).toEqual({
		forWhom: 'Your child',
		length: '60 minutes',
		price: '$35',
	});
});

test('a ticket saved before tickets had prices shows none', () => {
	const { price, currency, ...kept } = aTicket();
	expect(visitFacts(kept)).not.toHaveProperty('price');
});

test('a ticket for two does not say that it is for one person', () => {
	expect([admits.me, admits.my_child, admits.us]).toEqual(['One person', 'Child and parent', 'Couple or family']);
});
