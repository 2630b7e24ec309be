import type { Problem } from '@tulia/contracts/problem';

/** One answer, headers in lower case. */
export interface Answer {
	readonly status: number;
	readonly body: unknown;
	readonly headers?: Readonly<Record<string, string>>;
}

/** What the API answers, by method and path: `GET /api/services`. */
export type Answers = Record<string, Answer | 'no answer'>;

/** One call as it was sent. */
export interface SentCall {
	readonly call: string;
	readonly headers: Headers;
	/** What was sent as JSON, if anything. */
	readonly body: unknown;
}

/** Stands in for the network in tests: answers from `answers`, which a test may change between calls. Returns what was sent. */
export function answerWith(answers: Answers): SentCall[] {
	const sent: SentCall[] = [];
	globalThis.fetch = async (input, init = {}) => {
		const call = `${init.method ?? 'GET'} ${String(input).split('?')[0]}`;
		const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
		sent.push({ call, headers: new Headers(init.headers), body });
		const answer = answers[call] ?? 'no answer';
		if (answer === 'no answer') throw new TypeError('Failed to fetch');
		const { status, headers } = answer;
		return new Response(status === 204 ? null : JSON.stringify(answer.body), {
			status,
			...(headers ? { headers } : {}),
		});
	};
	return sent;
}

/** A problem document of the API. */
export const problem = (status: number, code: string, more: Partial<Problem> = {}): Answer => ({
	status,
	body: { type: `/problems/${code}`, title: code, status, detail: '', code, errors: [], requestId: 'test', ...more },
});
