import { type LaneBox, steppedBy, targetAt } from './move-target.ts';

const grid = { from: 9 * 60, to: 17 * 60 };
const lanes = [
	{ day: '2026-11-10', personId: 'amina' },
	{ day: '2026-11-10', personId: 'peter' },
	{ day: '2026-11-11', personId: 'amina' },
];
const bounds = { lanes, grid, minutes: 60 };
const at = (start: number, personId = 'amina', day = '2026-11-10') => ({ day, personId, start });

describe('moving a visit by an arrow key', () => {
	test.each([
		['ArrowUp', at(630), at(600)],
		['ArrowDown', at(630), at(660)],
		// A start that is not at a half hour moves to the next one.
		['ArrowUp', at(615), at(600)],
		['ArrowDown', at(615), at(630)],
		// The visit stays inside the grid with its whole length.
		['ArrowUp', at(540), at(540)],
		['ArrowDown', at(960), at(960)],
		['ArrowRight', at(630), at(630, 'peter')],
		['ArrowRight', at(630, 'peter'), at(630, 'amina', '2026-11-11')],
		['ArrowLeft', at(630), at(630)],
		['ArrowRight', at(630, 'amina', '2026-11-20'), at(630, 'amina', '2026-11-20')],
	] as const)('%s moves within the bounds', (key, from, to) => expect(steppedBy(from, key, bounds)).toEqual(to));
});

describe('dropping a visit with the pointer', () => {
	const boxes: readonly LaneBox[] = lanes.map((lane, place) => ({
		...lane,
		...{ left: place * 100, right: (place + 1) * 100, top: 0, bottom: 800 },
	}));
	test.each([
		['the half hour that is nearest', { x: 50, y: 140 }, at(630)],
		['another lane', { x: 250, y: 0 }, at(540, 'amina', '2026-11-11')],
		['a little above', { x: 50, y: -20 }, at(540)],
		['a little beneath: it still ends in the grid', { x: 50, y: 820 }, at(960)],
		['far beneath', { x: 50, y: 900 }, undefined],
		['beside the lanes', { x: 350, y: 100 }, undefined],
	])('%s', (_what, point, target) => expect(targetAt(point, boxes, bounds)).toEqual(target));
});
