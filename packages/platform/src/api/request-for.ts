import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@tulia/contracts/endpoint';
import type { Route } from '@tulia/contracts/route';

/** One call to the API, as the base query sends it. */
export interface ApiRequest {
	/** The endpoint's name in the contract. */
	readonly name: string;
	readonly method: Endpoint['method'];
	/** Path and query string, same origin. */
	readonly url: string;
	readonly body?: unknown;
	readonly headers?: Readonly<Record<string, string>>;
}

type Part<K extends string, T> = [T] extends [undefined] ? { readonly [P in K]?: undefined } : { readonly [P in K]: T };

/** An unset filter may be `undefined`. */
type Filters<Q> = { readonly [K in keyof Q]: Record<never, never> extends Pick<Q, K> ? Q[K] | undefined : Q[K] };

/** The parts of a call to `E`; undeclared parts are a type error. */
export type RequestParts<E> = Part<'params', ParamsOf<E>> &
	Part<'query', QueryOf<E> extends undefined ? undefined : Filters<QueryOf<E>>> &
	Part<'body', BodyOf<E>> & { readonly headers?: Readonly<Record<string, string>> };

type Values = { readonly [name: string]: unknown } | undefined;

const fill = (path: string, params: Values): string =>
	path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params?.[name])));

function queryString(query: Values): string {
	const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
	if (given.length === 0) return '';
	return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** The call to a route of the contract, for `query:` functions. Absent and empty query values are left out. */
export function requestFor<E extends Endpoint>(
	route: Route<E>,
	...[parts]: Record<never, never> extends RequestParts<E> ? [parts?: RequestParts<E>] : [parts: RequestParts<E>]
): ApiRequest {
	const {
		params,
		query,
		body,
		headers,
	}: { params?: Values; query?: Values; body?: unknown; headers?: ApiRequest['headers'] } = parts ?? {};
	return {
		name: route.name,
		method: route.method,
		url: fill(route.path, params) + queryString(query),
		...(body === undefined ? {} : { body }),
		...(headers ? { headers } : {}),
	};
}
