import { viewerResponseFunction } from './viewer-response-function.ts';

const response = { status: 200, headers: [['etag', '"1"'] as const], body: Buffer.from('page') };

test('the viewer-response function replaces the headers and leaves the body', () => {
	const run = viewerResponseFunction(`function handler(event) {
		const { response } = event;
		response.headers['x-seen'] = { value: response.statusCode + ' ' + response.headers.etag.value };
		delete response.headers.etag;
		return response;
	}`);
	expect(run(response)).toEqual({ status: 200, headers: [['x-seen', '200 "1"']], body: Buffer.from('page') });
});

test('the viewer-response function does not run after an error of the origin', () => {
	const run = viewerResponseFunction('function handler() { throw new Error("It ran."); }');
	expect(run({ ...response, status: 404 })).toEqual({ ...response, status: 404 });
});
