import { actionOf, countOf, drive, type LoadAction } from './drive.ts';
import { loadUsage } from './load-usage.ts';

const idle = (name: string, weight: number): LoadAction => ({ name, weight, run: async () => undefined });
const mix = [idle('opens a page', 60), idle('looks for a time', 12), idle('registers', 2), idle('books', 1)];

test('each action occurs in proportion to its weight, interleaved with the others', () => {
	const names = Array.from({ length: 75 }, (_, turn) => actionOf(mix, turn).name);
	for (const { name, weight } of mix) expect(names.filter((one) => one === name)).toHaveLength(weight);
	const looking = names.flatMap((name, turn) => (name === 'looks for a time' ? [turn] : []));
	expect(Math.max(...looking) - Math.min(...looking)).toBeGreaterThan(40);
});

test('a failed action is counted with its error, and the others continue', async () => {
	const failing = { ...idle('books', 1), run: () => Promise.reject(new Error('Booking answered 503.')) };
	const results = await drive([idle('opens a page', 2), failing], { workers: 3, isOver: (turn) => turn >= 30 });
	expect(countOf(results)).toBe(30);
	expect(results).toMatchObject([
		{ name: 'opens a page', errors: [] },
		{ name: 'books', durations: [], errors: Array(10).fill('Booking answered 503.') },
	]);
});

test("the cleanup runs after each action, and its failure counts as the action's", async () => {
	let rooms = 1;
	const taking: LoadAction = {
		...idle('books', 1),
		run: async (turn) => {
			rooms -= 1;
			if (rooms < 0) throw new Error('Every time is taken.');
			return async () => {
				rooms += 1;
				if (turn === 3) throw new Error('Cancelling answered 503.');
			};
		},
	};
	expect(await drive([taking], { workers: 1, isOver: (turn) => turn >= 5 })).toMatchObject([
		{ durations: { length: 4 }, errors: ['Cancelling answered 503.'] },
	]);
});

test('the usage of the traffic counts successful actions, and refuses unmeasured ones', () => {
	const one = { readUnits: 2, writeUnits: 0.5, invocations: 1, mails: 0 };
	const results = [{ name: 'books', durations: [1, 2, 3, 4], errors: ['no'] }];
	expect(loadUsage(results, { books: one })).toEqual({ readUnits: 8, writeUnits: 2, invocations: 4, mails: 0 });
	expect(() => loadUsage(results, {})).toThrow('The usage of "books" was not measured.');
});
