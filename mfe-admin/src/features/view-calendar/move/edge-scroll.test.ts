import { towardsEdge } from './edge-scroll.ts';

const window = { from: 0, to: 800 };

test('in the middle nothing scrolls, however far a pointer came', () => {
	expect(towardsEdge(400, 20, window)).toBe(0);
});

test('near an edge it scrolls towards it, the nearer the faster', () => {
	expect(towardsEdge(790, 400, window)).toBeGreaterThan(towardsEdge(750, 400, window));
	expect(towardsEdge(750, 400, window)).toBeGreaterThan(0);
	expect(towardsEdge(10, 400, window)).toBeLessThan(towardsEdge(50, 400, window));
	expect(towardsEdge(50, 400, window)).toBeLessThan(0);
});

test('beyond an edge it scrolls no faster than at it', () => {
	expect(towardsEdge(2000, 400, window)).toBe(towardsEdge(800, 400, window));
	expect(towardsEdge(-500, 400, window)).toBe(towardsEdge(0, 400, window));
});

test('what was lifted at an edge scrolls nothing until the pointer goes that way', () => {
	expect(towardsEdge(780, 780, window)).toBe(0);
	expect(towardsEdge(770, 790, window)).toBe(0);
	expect(towardsEdge(790, 770, window)).toBeGreaterThan(0);
});
