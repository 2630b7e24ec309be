import { towardsEdge } from './edge-scroll.ts';

const window = { from: 0, to: 800 };

test('a pointer in the middle does not scroll, however far it moved', () => {
	expect(towardsEdge(400, 20, window)).toBe(0);
});

test('a pointer near an edge scrolls towards it, faster when nearer', () => {
	expect(towardsEdge(790, 400, window)).toBeGreaterThan(towardsEdge(750, 400, window));
	expect(towardsEdge(750, 400, window)).toBeGreaterThan(0);
	expect(towardsEdge(10, 400, window)).toBeLessThan(towardsEdge(50, 400, window));
	expect(towardsEdge(50, 400, window)).toBeLessThan(0);
});

test('a pointer beyond an edge scrolls at the speed of the edge', () => {
	expect(towardsEdge(2000, 400, window)).toBe(towardsEdge(800, 400, window));
	expect(towardsEdge(-500, 400, window)).toBe(towardsEdge(0, 400, window));
});

test('a drag that starts at an edge does not scroll until the pointer moves towards it', () => {
	expect(towardsEdge(780, 780, window)).toBe(0);
	expect(towardsEdge(770, 790, window)).toBe(0);
	expect(towardsEdge(790, 770, window)).toBeGreaterThan(0);
});
