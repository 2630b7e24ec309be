import { put } from './store.mjs';

const answers = {
	'GET /api/hello/{name}': ({ pathParameters, headers, requestContext, queryStringParameters, cookies }) => ({
		pathParameters,
		headers,
		sourceIp: requestContext.http.sourceIp,
		query: queryStringParameters ?? null,
		cookies: cookies ?? null,
	}),
	'GET /api/hello/world': () => ({ exact: true }),
	'GET /api/now': (_event, context) => ({
		...{ now: new Date().toISOString(), ms: Date.now(), type: new Date().constructor.name },
		remainingMs: context.getRemainingTimeInMillis(),
	}),
	'GET /api/environment': () => ({
		names: Object.keys(process.env).sort(),
		secret: process.env.ORIGIN_SECRET,
		pid: process.pid,
	}),
	'GET /api/sleep': () => new Promise((resolve) => setTimeout(resolve, 60_000)),
	'GET /api/exit': () => process.exit(3),
	'GET /api/throw': () => {
		throw new Error('on purpose');
	},
	'GET /pages/{proxy+}': ({ rawPath, rawQueryString, headers }) => ({
		statusCode: 404,
		headers: { 'content-type': 'text/html' },
		body: JSON.stringify({ rawPath, rawQueryString, headers, filling: 'x'.repeat(2000) }),
	}),
	'POST /api/jobs': async ({ body }) => {
		const { id, poison = false, slowMs = 0, queueUrl = '' } = JSON.parse(body);
		const wish = { poison: { BOOL: poison }, slowMs: { N: String(slowMs) }, queueUrl: { S: queueUrl } };
		await put(`JOB#${id}`, { state: { S: 'pending' }, ...wish });
		return { id };
	},
};

export async function handler(event, context) {
	console.log(event.routeKey);
	return answers[event.routeKey](event, context);
}
