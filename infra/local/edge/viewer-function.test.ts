import { viewerFunction } from './viewer-function.ts';

const request = { method: 'GET', uri: '/blogs', headers: {} };
const run = (code: string, query: string) => viewerFunction(code)({ ...request, query }, '127.0.0.1');

test('a function sees the query as it was written, and every value of a repeated name', () => {
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

test('what a function leaves alone goes on as it came', () => {
	expect(run('function handler(event) { return event.request; }', 'search=a%20b&tag=1&tag=2')).toEqual({
		kind: 'forward',
		uri: '/blogs',
		query: 'search=a%20b&tag=1&tag=2',
	});
});
