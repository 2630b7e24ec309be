import { type GridKey, nextPlace } from './next-place.ts';

const places = [
	{ lane: 0, at: 540 },
	{ lane: 0, at: 600 },
	{ lane: 0, at: 900 },
	{ lane: 2, at: 570 },
	{ lane: 2, at: 890 },
	{ lane: 5, at: 600 },
];
const from = (index: number, key: GridKey): number => {
	const current = places[index];
	if (!current) throw new Error('There is no such place.');
	return places.indexOf(nextPlace(places, current, key));
};

test('up and down move through a lane, and stop at its ends', () => {
	expect([from(0, 'ArrowDown'), from(1, 'ArrowUp'), from(0, 'ArrowUp'), from(2, 'ArrowDown')]).toEqual([1, 0, 0, 2]);
	expect([from(1, 'Home'), from(1, 'End')]).toEqual([0, 2]);
});

test('left and right move to the nearest time in the next lane with any element', () => {
	expect([from(2, 'ArrowRight'), from(0, 'ArrowRight'), from(3, 'ArrowRight')]).toEqual([4, 3, 5]);
	expect([from(5, 'ArrowLeft'), from(4, 'ArrowLeft'), from(0, 'ArrowLeft')]).toEqual([3, 2, 0]);
});
