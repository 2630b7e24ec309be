import { depthOf, filesOf, type Load, receivedBy } from './network-log.ts';

const load = (url: string, parent?: string, ...pieces: Load['pieces']): Load => ({
	url,
	parent,
	asked: 0,
	wire: 0,
	pieces,
});

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

test('files are told by their names, whatever asked for them', () => {
	const loads = ['/', '/a.js', '/c.js', '/a.css', '/a.woff2'].map((url) => load(url));
	expect(filesOf(loads, 'script').map(({ url }) => url)).toEqual(['/a.js', '/c.js']);
	expect(filesOf(loads, 'style').map(({ url }) => url)).toEqual(['/a.css']);
	expect(filesOf(loads, 'font').map(({ url }) => url)).toEqual(['/a.woff2']);
});

describe('what had come', () => {
	const loads = [
		load('/a.js', '/', { at: 10, bytes: 1 }, { at: 30, bytes: 4 }),
		load('/b.js', '/', { at: 20, bytes: 2 }),
	];

	test('by an instant leaves out what came later', () => {
		expect(receivedBy(loads, 20)).toBe(3);
	});

	test('in all is everything', () => {
		expect(receivedBy(loads)).toBe(7);
	});
});
