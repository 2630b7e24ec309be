import type { Problem } from '@tulia/contracts/problem';

/** One response, headers in lower case. */
export interface MockResponse {
	readonly status: number;
	readonly body: unknown;
	readonly headers?: Readonly<Record<string, string>>;
}

/** Responses of the API by method and path: `GET /api/services`. */
export type MockResponses = Record<string, MockResponse | 'no answer'>;

export interface SentCall {
	readonly call: string;
	readonly headers: Headers;
	/** What was sent as JSON, if anything. */
	readonly body: unknown;
}

/** Mocks `fetch` with `responses`, which a test may change between calls. Returns the sent calls. */
export function mockFetch(responses: MockResponses): SentCall[] {
	const sent: SentCall[] = [];
	globalThis.fetch = async (input, init = {}) => {
		const call = `${init.method ?? 'GET'} ${String(input).split('?')[0]}`;
		const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
		sent.push({ call, headers: new Headers(init.headers), body });
		const response = responses[call] ?? 'no answer';
		if (response === 'no answer') throw new TypeError('Failed to fetch');
		const { status, headers } = response;
		return new Response(status === 204 ? null : JSON.stringify(response.body), {
			status,
			...(headers ? { headers } : {}),
		});
	};
	return sent;
}

/** A problem document of the API. */
export const problem = (status: number, code: string, more: Partial<Problem> = {}): MockResponse => ({
	status,
	body: { type: `/problems/${code}`, title: code, status, detail: '', code, errors: [], requestId: 'test', ...more },
});
