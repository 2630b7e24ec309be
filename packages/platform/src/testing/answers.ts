import type { Problem } from '@tulia/contracts/problem';

/** What the API answers, by method and path: `GET /api/services`. */
export type Answers = Record<string, { readonly status: number; readonly body: unknown } | 'no answer'>;

/** One call as it was sent. */
export interface SentCall {
	readonly call: string;
	readonly headers: Headers;
}

/** Stands in for the network in tests: answers from `answers`, which a test may change between calls. Returns what was sent. */
export function answerWith(answers: Answers): SentCall[] {
	const sent: SentCall[] = [];
	globalThis.fetch = async (input, init = {}) => {
		const call = `${init.method ?? 'GET'} ${String(input).split('?')[0]}`;
		sent.push({ call, headers: new Headers(init.headers) });
		const answer = answers[call] ?? 'no answer';
		if (answer === 'no answer') throw new TypeError('Failed to fetch');
		return new Response(answer.status === 204 ? null : JSON.stringify(answer.body), { status: answer.status });
	};
	return sent;
}

/** A problem document of the API. */
export const problem = (status: number, code: string, more: Partial<Problem> = {}): Answers[string] => ({
	status,
	body: { type: `/problems/${code}`, title: code, status, detail: '', code, errors: [], requestId: 'test', ...more },
});
