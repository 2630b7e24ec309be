import { aTicket } from '../../testing/samples.ts';
import { admits, visitFacts } from './visit-facts.ts';

test('a booked visit says whom it is for, how long it takes and what it costs', () => {
	expect(visitFacts(aTicket({ forWhom: 'my_child', price: 3500, currency: 'USD' }))).toEqual({
		forWhom: 'Your child',
		length: '60 minutes',
		price: '$35',
	});
});

test('a ticket kept before prices stood on tickets names none', () => {
	const { price, currency, ...kept } = aTicket();
	expect(visitFacts(kept)).not.toHaveProperty('price');
});

test('a ticket for two does not say that it admits one', () => {
	expect([admits.me, admits.my_child, admits.us]).toEqual(['One person', 'Child and parent', 'Couple or family']);
});
