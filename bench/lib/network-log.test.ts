import { bytesOf, depthOf, type Load, receivedBy } from './network-log.ts';

const load = (url: string, parent?: string, bytes = 0): Load => ({ url, parent, asked: 0, bytes, pieces: [] });

describe('the depth of a chain', () => {
	test('is 1 for a document that asks for nothing', () => {
		expect(depthOf([load('/')])).toBe(1);
	});

	test('counts what waits for what', () => {
		expect(depthOf([load('/'), load('/a.css', '/'), load('/a.woff2', '/a.css'), load('/b.css', '/')])).toBe(3);
	});

	test('ends where files ask for each other', () => {
		expect(depthOf([load('/a.js', '/b.js'), load('/b.js', '/a.js')])).toBe(2);
	});
});

test('bytes are added up by kind of file', () => {
	const loads = [load('/', undefined, 9), load('/a.js', '/', 3), load('/b.js', '/', 4), load('/a.css', '/', 5)];
	expect([bytesOf(loads, 'script'), bytesOf(loads, 'style'), bytesOf(loads, 'font')]).toEqual([7, 5, 0]);
});

test('what had come by an instant leaves out what came later', () => {
	const pieces = [
		{ at: 10, bytes: 1 },
		{ at: 20, bytes: 2 },
		{ at: 30, bytes: 4 },
	];
	expect(receivedBy([{ ...load('/a.js'), pieces }], 20)).toBe(3);
});
