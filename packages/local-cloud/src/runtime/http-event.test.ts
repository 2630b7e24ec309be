import { apiResponse, httpEvent } from './http-event.ts';

const request = {
	method: 'POST',
	path: '/api/x%20y',
	query: 'a=1&a=2&b=%C3%A9',
	headers: { 'content-type': 'application/json', host: 'api', cookie: 'a=1; b=2' },
	body: Buffer.from('{"é":1}'),
	sourceIp: '127.0.0.1',
};
const now = new Date('2026-11-24T06:00:00Z');
const match = { routeKey: 'POST /api/{x}', parameters: { x: 'x y' } };

test('an event has the payload format 2.0', () => {
	expect(httpEvent(request, match, { apiId: 'id', requestId: 'req-1', now })).toMatchObject({
		version: '2.0',
		rawQueryString: 'a=1&a=2&b=%C3%A9',
		queryStringParameters: { a: '1,2', b: 'é' },
		cookies: ['a=1', 'b=2'],
		headers: expect.not.objectContaining({ cookie: expect.anything() }),
		pathParameters: { x: 'x y' },
		body: '{"é":1}',
		isBase64Encoded: false,
		requestContext: { requestId: 'req-1', timeEpoch: 1_795_500_000_000, http: { method: 'POST' } },
	});
});

test('a binary body is base64, and absent parts are absent', () => {
	const event = httpEvent(
		{ ...request, query: '', headers: { 'content-type': 'image/png' }, body: Buffer.from([255, 0]) },
		{ routeKey: '$default', parameters: {} },
		{ apiId: 'id', requestId: 'req-1', now },
	);
	expect(event).toMatchObject({ body: '/wA=', isBase64Encoded: true });
	for (const absent of ['queryStringParameters', 'cookies', 'pathParameters']) expect(event).not.toHaveProperty(absent);
});

test('an answer without a status is the body of a 200', () => {
	const { status, body } = apiResponse('{"a":1}');
	expect([status, body.toString()]).toEqual([200, '{"a":1}']);
});

test('an answer may set several cookies and send bytes', () => {
	const answer = apiResponse(
		JSON.stringify({
			statusCode: 201,
			cookies: ['a=1', 'b=2'],
			body: '/wA=',
			isBase64Encoded: true,
			headers: { 'X-A': 1 },
		}),
	);
	expect(answer.status).toBe(201);
	expect(answer.headers).toEqual(
		expect.arrayContaining([
			['set-cookie', 'a=1'],
			['set-cookie', 'b=2'],
			['x-a', '1'],
		]),
	);
	expect([...answer.body]).toEqual([255, 0]);
});
