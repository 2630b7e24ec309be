import { viewerFunction } from './viewer-function.ts';

const request = { method: 'GET', uri: '/blogs', headers: {} };
const run = (code: string, query: string) => viewerFunction(code)({ ...request, query }, '127.0.0.1');

test('a viewer function sees the raw query, and every value of a repeated name', () => {
	const code = `function handler(event) {
		return { statusCode: 200, body: JSON.stringify(event.request.querystring) };
	}`;
	expect(run(code, 'search=a%20b&tag=1&tag=2&all')).toMatchObject({
		kind: 'answer',
		body: JSON.stringify({
			search: { value: 'a%20b' },
			tag: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
			all: { value: '' },
		}),
	});
});

test('a request that the viewer function does not change is forwarded unchanged', () => {
	expect(run('function handler(event) { return event.request; }', 'search=a%20b&tag=1&tag=2')).toEqual({
		kind: 'forward',
		uri: '/blogs',
		query: 'search=a%20b&tag=1&tag=2',
	});
});

test('a function that loads slowly on a busy machine still runs', () => {
	const code = `const { now } = Date;
		for (const end = now() + 300; now() < end; );
		function handler(event) { return event.request; }`;
	expect(run(code, 'tag=1')).toEqual({ kind: 'forward', uri: '/blogs', query: 'tag=1' });
});

test('an endless loop is stopped while the function loads', () => {
	expect(() => viewerFunction('while (true);', 50)).toThrow('timed out after 50ms');
});
