import { type EndpointName, endpoints } from '@tulia/contracts/endpoints';

/** A page or file as it was answered. */
interface PageResponse {
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
}

export interface ApiCall {
	readonly token?: string;
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Readonly<Record<string, string>>;
	readonly body?: object;
}

export interface ApiResponse {
	readonly status: number;
	/** Of a refusal: what the answer says of itself, code first. */
	readonly problem: string;
	/** The parsed body, `{}` where there is none; whoever reads it checks what it needs. */
	readonly body: Readonly<Record<string, unknown>>;
}

/** A deployed site, asked from outside as a browser asks it. */
export interface SiteClient {
	page(path: string): Promise<PageResponse>;
	call(name: EndpointName, call?: ApiCall): Promise<ApiResponse>;
}

/** Longer than any answer of the site may take; without it a dead connection would hold the walk for ever. */
const REQUEST_TIMEOUT_MS = 30_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): Readonly<Record<string, unknown>> {
	try {
		const body: unknown = JSON.parse(text);
		return isRecord(body) ? body : {};
	} catch {
		return {};
	}
}

const problemIn = ({ code, detail, title }: Readonly<Record<string, unknown>>): string =>
	[code, detail ?? title].filter((part) => typeof part === 'string' && part !== '').join(': ');

/** Asks the site at an origin: `https://centre.co.ke`, without a slash at the end. */
export function siteClient(origin: string): SiteClient {
	const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
		fetch(new URL(path, origin), { ...init, redirect: 'manual', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
	return {
		async page(path) {
			const answer = await ask(path);
			return { status: answer.status, headers: answer.headers, text: await answer.text() };
		},
		async call(name, { token, params = {}, query = {}, body } = {}) {
			const { method, path } = endpoints[name];
			const filled = path.replaceAll(/\{(\w+)\}/g, (_part, key: string) => encodeURIComponent(params[key] ?? ''));
			const search = new URLSearchParams(query).toString();
			const answer = await ask(search === '' ? filled : `${filled}?${search}`, {
				method,
				headers: {
					...(body ? { 'content-type': 'application/json' } : {}),
					...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
				},
				...(body ? { body: JSON.stringify(body) } : {}),
			});
			const answered = parsed(await answer.text());
			return { status: answer.status, problem: problemIn(answered), body: answered };
		},
	};
}
