import { endpoints } from '@tulia/contracts/endpoints';
import type { SiteClient } from './site-client.ts';

/** Longer than any response of the site may take; without it a dead connection would block the walk. */
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

/** A client for the site at an origin: `https://centre.co.ke`, without a trailing slash. */
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
