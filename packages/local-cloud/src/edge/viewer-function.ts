import { edgeHandler } from './edge-runtime.ts';
import { valued } from './valued.ts';

/** The parts of a request that a CloudFront Function can read and change. */
interface ViewerRequest {
	readonly method: string;
	readonly uri: string;
	readonly query: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** The function's result: the request to forward, or an immediate answer. */
type ViewerDecision =
	| { readonly kind: 'forward'; readonly uri: string; readonly query: string }
	| {
			readonly kind: 'answer';
			readonly status: number;
			readonly headers: Readonly<Record<string, string>>;
			readonly body: string;
	  };

/** The value of a name; `multiValue` has all of a repeated one. */
interface NamedValue {
	readonly value: string;
	readonly multiValue?: readonly { readonly value: string }[];
}

interface ViewerFunctionRequest {
	readonly uri: string;
	readonly querystring: Readonly<Record<string, NamedValue>>;
}

interface ViewerFunctionResponse {
	readonly statusCode: number;
	readonly headers?: Readonly<Record<string, { readonly value: string }>>;
	readonly body?: string | { readonly data: string };
}

type ViewerFunction = (request: ViewerRequest, viewerIp: string) => ViewerDecision;

export function viewerFunction(code: string, loadTimeoutMs?: number): ViewerFunction {
	const handler = edgeHandler<ViewerFunctionRequest | ViewerFunctionResponse>(code, loadTimeoutMs);
	return (request, ip) => {
		const answer = handler(eventOf(request, ip));
		return 'statusCode' in answer ? answerOf(answer) : forwardOf(answer);
	};
}

const eventOf = ({ method, uri, query, headers }: ViewerRequest, ip: string): object => ({
	version: '1.0',
	context: { eventType: 'viewer-request' },
	viewer: { ip },
	request: {
		method,
		uri,
		querystring: queryOf(query),
		headers: valued(Object.entries(headers).filter(([name]) => name !== 'cookie')),
		cookies: valued((headers.cookie ?? '').split(/;\s*/).flatMap((pair) => (pair ? [splitOnce(pair)] : []))),
	},
});

const splitOnce = (pair: string): readonly [string, string] => {
	const at = pair.indexOf('=');
	return at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
};

/** As CloudFront does: encoding is preserved, and a repeated name has all its values. */
function queryOf(query: string): Readonly<Record<string, NamedValue>> {
	const values = new Map<string, string[]>();
	for (const pair of query.split('&').filter((part) => part !== '')) {
		const [name, value] = splitOnce(pair);
		values.set(name, [...(values.get(name) ?? []), value]);
	}
	return Object.fromEntries(
		[...values].map(([name, all]) => {
			const [value = ''] = all;
			return [name, all.length > 1 ? { value, multiValue: all.map((one) => ({ value: one })) } : { value }];
		}),
	);
}

function forwardOf({ uri, querystring }: ViewerFunctionRequest): ViewerDecision {
	const pairs = Object.entries(querystring).flatMap(([name, { value, multiValue = [{ value }] }]) =>
		multiValue.map((one) => `${name}=${one.value}`),
	);
	return { kind: 'forward', uri, query: pairs.join('&') };
}

function answerOf({ statusCode, headers = {}, body = '' }: ViewerFunctionResponse): ViewerDecision {
	return {
		kind: 'answer',
		status: statusCode,
		headers: Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
		body: typeof body === 'string' ? body : body.data,
	};
}
