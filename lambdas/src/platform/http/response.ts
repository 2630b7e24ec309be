import { createHash } from 'node:crypto';
import type { Problem } from '@tulia/contracts/problem';
import { type RefusalCode, refusals } from '@tulia/contracts/refusals';
import type { APIGatewayProxyStructuredResultV2 as Answer } from 'aws-lambda';
import type { RefusalDetail } from './result.ts';

/** A refusal or failure as its problem document (RFC 9457). Never cached, because a retry may succeed. */
export function problem(code: RefusalCode, requestId: string, given: RefusalDetail = {}): Answer {
	const refusal = refusals[code];
	const { status, title } = refusal;
	const { retryAfterSeconds, detail = title, times, ...rest } = given;
	const errors = given.errors ?? ('field' in refusal ? [{ field: refusal.field, message: detail }] : []);
	const body: Problem = {
		type: `/problems/${code}`,
		title,
		status,
		detail,
		code,
		errors: [...errors],
		requestId,
		...(times ? { times: [...times] } : {}),
		...(rest.opensAt === undefined ? {} : { opensAt: rest.opensAt }),
		...(rest.current ? { current: rest.current } : {}),
		...(rest.wordingInForce === undefined ? {} : { wordingInForce: rest.wordingInForce }),
		...(rest.nearest ? { nearest: [...rest.nearest] } : {}),
		...(rest.displaced ? { displaced: rest.displaced } : {}),
		...(rest.affected ? { affected: [...rest.affected] } : {}),
	};
	return {
		statusCode: status,
		headers: {
			'content-type': 'application/problem+json',
			'cache-control': 'no-store',
			...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterSeconds)) }),
		},
		body: JSON.stringify(body),
	};
}

export interface Success {
	readonly status: number;
	/** The serialised response; empty with 204. */
	readonly body: string;
	/** Present for public content: seconds that a shared cache may store it. */
	readonly cacheSeconds?: number | undefined;
	/** Present where only the edge may cache it, in seconds. */
	readonly edgeCacheSeconds?: number | undefined;
	/** The response is an iCalendar file. */
	readonly answersCalendar?: true | undefined;
	readonly ifNoneMatch?: string | undefined;
}

/**
 * The response to a successful request. Public content has an ETag and a short lifetime; a request with a matching tag
 * gets 304. An iCalendar file is private and revalidated each time. Every other response is never cached.
 */
export function success({ status, body, ifNoneMatch, ...given }: Success): Answer {
	if (status === 204) return { statusCode: 204, headers: { 'cache-control': 'no-store' } };
	const type = { 'content-type': given.answersCalendar ? 'text/calendar; charset=utf-8' : 'application/json' };
	const lifetime = lifetimeOf(given);
	if (lifetime === undefined) return { statusCode: status, headers: { ...type, 'cache-control': 'no-store' }, body };
	const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
	const caching = { etag, 'cache-control': lifetime };
	if (matches(ifNoneMatch, etag)) return { statusCode: 304, headers: caching };
	return { statusCode: status, headers: { ...type, ...caching }, body };
}

function lifetimeOf({
	cacheSeconds,
	edgeCacheSeconds,
	answersCalendar,
}: Pick<Success, 'cacheSeconds' | 'edgeCacheSeconds' | 'answersCalendar'>): string | undefined {
	if (answersCalendar) return 'private, no-cache';
	if (cacheSeconds !== undefined) return `public, max-age=${cacheSeconds}`;
	return edgeCacheSeconds === undefined ? undefined : `public, max-age=0, s-maxage=${edgeCacheSeconds}`;
}

/** Weak comparison (RFC 9110, 13.1.2): the edge marks a tag weak when it compresses the response. */
const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
	(ifNoneMatch ?? '')
		.split(',')
		.map((tag) => tag.trim().replace(/^W\//, ''))
		.some((tag) => tag === etag || tag === '*');
