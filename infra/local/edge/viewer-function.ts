import vm from 'node:vm';

/** What a CloudFront Function sees of a request, and may change. */
export interface ViewerRequest {
	readonly method: string;
	readonly uri: string;
	readonly query: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** The function's decision: go on with this address, or this answer at once. */
export type ViewerVerdict =
	| { readonly kind: 'forward'; readonly uri: string; readonly query: string }
	| {
			readonly kind: 'answer';
			readonly status: number;
			readonly headers: Readonly<Record<string, string>>;
			readonly body: string;
	  };

/** A name's value; `multiValue` holds them all where the name is repeated. */
interface Valued {
	readonly value: string;
	readonly multiValue?: readonly { readonly value: string }[];
}

interface FunctionRequest {
	readonly uri: string;
	readonly querystring: Readonly<Record<string, Valued>>;
}

interface FunctionAnswer {
	readonly statusCode: number;
	readonly headers?: Readonly<Record<string, { readonly value: string }>>;
	readonly body?: string | { readonly data: string };
}

type Handler = (event: object) => FunctionRequest | FunctionAnswer;

/** CloudFront allows less than a millisecond; this only stops an endless loop. */
const TIMEOUT_MS = 200;

/** Runs a viewer-request function (cloudfront-js-2.0, synchronous handlers) in a context of its own. */
export function viewerFunction(code: string): (request: ViewerRequest, viewerIp: string) => ViewerVerdict {
	const context = vm.createContext({ console });
	const handler: Handler = new vm.Script(`${code};handler`).runInContext(context, { timeout: TIMEOUT_MS });
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

const valued = (entries: readonly (readonly [string, string])[]): object =>
	Object.fromEntries(entries.map(([name, value]) => [name, { value }]));

/** As CloudFront does: what is encoded stays so, and a repeated name keeps all of its values. */
function queryOf(query: string): Readonly<Record<string, Valued>> {
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

function forwardOf({ uri, querystring }: FunctionRequest): ViewerVerdict {
	const pairs = Object.entries(querystring).flatMap(([name, { value, multiValue = [{ value }] }]) =>
		multiValue.map((one) => `${name}=${one.value}`),
	);
	return { kind: 'forward', uri, query: pairs.join('&') };
}

function answerOf({ statusCode, headers = {}, body = '' }: FunctionAnswer): ViewerVerdict {
	return {
		kind: 'answer',
		status: statusCode,
		headers: Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
		body: typeof body === 'string' ? body : body.data,
	};
}
