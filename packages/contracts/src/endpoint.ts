import type { Static, TSchema } from 'typebox';
import type { StaffRole } from './identity/staff-roles.ts';
import type { RefusalCode } from './refusals.ts';

/** The functions that answer the API, one per audience (docs/architecture.md). */
export const audiences = ['identity', 'content', 'engagement', 'booking', 'admin'] as const;
export type Audience = (typeof audiences)[number];

/** Who may call an endpoint. The stored roles decide `admin`, never a token or a body. */
export type Access = 'public' | 'client' | 'admin';

/** Which roles of staff may call an endpoint: the owner always, and each of the named ones (decision 083). */
export type AllowedRoles = readonly ['owner', ...(readonly Exclude<StaffRole, 'owner'>[])];

/** The access rule of an endpoint that is not public. One for staff names the roles. */
export type Protection =
	| { readonly access: 'admin'; readonly roles: AllowedRoles }
	| { readonly access: 'client'; readonly roles?: undefined };

type ByRole = Protection | { readonly access: 'public'; readonly roles?: undefined };

/** One HTTP operation. The browser client, the Lambda adapter and the CDK app all read it, so they cannot disagree. */
export type Endpoint = EndpointParts & ByRole;

interface EndpointParts {
	readonly audience: Audience;
	readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
	/** The path as API Gateway writes it, parameters in braces: `/api/appointments/{ticketNumber}`. */
	readonly path: `/${string}`;
	/** An object schema of the path's parameters, one property each. */
	readonly params?: TSchema;
	/** An object schema of the query string; every value is text. */
	readonly query?: TSchema;
	readonly body?: TSchema;
	/**
	 * The header `X-Device-Id`: a random UUID that a browser generates. Rate limits and once-per-browser actions depend
	 * on it. Only its pseudonym is stored. Absent: the header is not read.
	 */
	readonly device?: 'required' | 'optional';
	/** Takes a posted form instead of JSON and ignores its fields: the one click of RFC 8058 (promise A7). */
	readonly acceptsForm?: true;
	/** Takes browsers' reports, `application/csp-report` and `application/reports+json`, and no other JSON. */
	readonly acceptsReports?: true;
	/** The largest body in bytes, where it may exceed the default of 8 KB (promise W5). */
	readonly maxBodyBytes?: number;
	/** Answers an iCalendar file with an ETag instead of JSON. `response` is a text. */
	readonly answersCalendar?: true;
	/** The status of a success. */
	readonly success: 200 | 201 | 202 | 204;
	readonly response: TSchema;
	/** Expected refusals, in the order a reader should learn them. Anything else is a bug and becomes a 500. */
	readonly refusals: readonly RefusalCode[];
	/** How long a shared cache may hold a public answer, in seconds. Absent: `no-store`. */
	readonly cacheSeconds?: number;
	/**
	 * How long only the edge may cache a public answer, by the declared query parameters, in seconds; browsers revalidate
	 * each time. Such an endpoint has a query parameter `after` (epoch milliseconds): a client names the moment of its
	 * own write and gets a later answer.
	 */
	readonly edgeCacheSeconds?: number;
}

/** The routing facts of an endpoint, without schemas: building all schemas takes a fifth of a cold start. */
export type EndpointFacts = Omit<EndpointParts, 'params' | 'query' | 'body' | 'response' | 'refusals'> &
	ByRole & { readonly takesBody: boolean };

/** The methods of its route: calendar programs and link checkers first send HEAD to a public address. */
export const methodsOf = ({
	method,
	access,
}: Pick<EndpointFacts, 'method' | 'access'>): readonly (Endpoint['method'] | 'HEAD')[] =>
	method === 'GET' && access === 'public' ? ['GET', 'HEAD'] : [method];

type PartOf<E, K extends string> = E extends { readonly [P in K]: infer S extends TSchema } ? Static<S> : undefined;

export type ParamsOf<E> = PartOf<E, 'params'>;
export type QueryOf<E> = PartOf<E, 'query'>;
export type BodyOf<E> = PartOf<E, 'body'>;
export type ResponseOf<E extends { readonly response: TSchema }> = Static<E['response']>;
export type RefusalOf<E extends { readonly refusals: readonly RefusalCode[] }> = E['refusals'][number];
