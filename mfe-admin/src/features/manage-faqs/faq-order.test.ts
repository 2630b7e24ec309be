import type { StaffFaq } from '@tulia/contracts/faq/staff-schemas';
import { inCategory, movesFor, nextOrder } from './faq-order.ts';

const faq = (id: string, order: number, category: StaffFaq['category'] = 'General'): StaffFaq => ({
	id,
	question: `${id}?`,
	answer: 'Yes.',
	category,
	featured: false,
	order,
	version: 1,
});
const [a, b, c] = [faq('a', 1), faq('b', 5), faq('c', 9)] as const;
const other = faq('x', 3, 'Privacy');
const placesOf = (moves: ReturnType<typeof movesFor>) => moves.map(({ id, order }) => [id, order]);

test('an FAQ that moves down swaps positions with the next of its category, and no other is written', () => {
	expect(placesOf(movesFor([c, other, b, a], a, 1))).toEqual([
		['b', 1],
		['a', 5],
	]);
	expect(placesOf(movesFor([a, b, c, other], c, -1))).toEqual([
		['c', 5],
		['b', 9],
	]);
});

test('the first FAQ cannot move up, nor the last down', () => {
	expect(movesFor([a, b], a, -1)).toEqual([]);
	expect(movesFor([a, b, other], b, 1)).toEqual([]);
});

test('FAQs with the same position get different ones', () => {
	const same = [faq('a', 0), faq('b', 0), faq('c', 0)];
	expect(placesOf(movesFor(same, faq('a', 0), 1))).toEqual([
		['a', 1],
		['c', 2],
	]);
});

test('a new FAQ comes after the last of its category', () => {
	expect(nextOrder([a, b, c, other], 'General')).toBe(10);
	expect(nextOrder([a], 'Sessions')).toBe(0);
	expect(nextOrder([faq('z', 999)], 'General')).toBe(999);
	expect(inCategory([c, other, a, b], 'General').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
