import { viewerResponseFunction } from './viewer-response-function.ts';

const response = { status: 200, headers: [['etag', '"1"'] as const], body: Buffer.from('page') };

test('the headers are what the function leaves of them, and the body stays', () => {
	const run = viewerResponseFunction(`function handler(event) {
		const { response } = event;
		response.headers['x-seen'] = { value: response.statusCode + ' ' + response.headers.etag.value };
		delete response.headers.etag;
		return response;
	}`);
	expect(run(response)).toEqual({ status: 200, headers: [['x-seen', '200 "1"']], body: Buffer.from('page') });
});

test('where the origin answered with an error the function does not run', () => {
	const run = viewerResponseFunction('function handler() { throw new Error("It ran."); }');
	expect(run({ ...response, status: 404 })).toEqual({ ...response, status: 404 });
});
