import type { Static, TSchema } from 'typebox';
import type { StaffRole } from './identity/staff-roles.ts';
import type { RefusalCode } from './refusals.ts';

/** The functions that answer the API, one per audience of traffic (docs/architecture.md). */
export const audiences = ['identity', 'content', 'engagement', 'booking', 'admin'] as const;
export type Audience = (typeof audiences)[number];

/** Who may call an endpoint. `admin` is decided by the stored roles, never by what a token or a body says. */
export type Access = 'public' | 'client' | 'admin';

/** Which of staff may call an endpoint: the owner always, and whoever has one of the other roles (decision 083). */
export type AllowedRoles = readonly ['owner', ...(readonly Exclude<StaffRole, 'owner'>[])];

/** What an endpoint that is not public wants of whoever asks. One for staff says for which of them. */
export type Protection =
	| { readonly access: 'admin'; readonly roles: AllowedRoles }
	| { readonly access: 'client'; readonly roles?: undefined };

type ByRole = Protection | { readonly access: 'public'; readonly roles?: undefined };

/** One HTTP operation. Read by the browser client, the Lambda adapter and the CDK app, so none of them can disagree. */
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
	 * The header `X-Device-Id`: a random UUID that a browser makes for itself. Limits count by it, and what is once a browser
	 * cannot do without it. It is stored as a pseudonym only. Absent: the header is not read.
	 */
	readonly device?: 'required' | 'optional';
	/** Takes a posted form instead of JSON and reads nothing from it: the one click of RFC 8058 (promise A7). */
	readonly acceptsForm?: true;
	/** Takes what browsers send by themselves, `application/csp-report` and `application/reports+json`, and no other JSON. */
	readonly acceptsReports?: true;
	/** The largest body it takes, in bytes, where that is more than the 8 KB of all others (promise W5). */
	readonly maxBodyBytes?: number;
	/** Answers an iCalendar file instead of JSON, which its reader keeps for itself and asks for again by its ETag. `response` is a text. */
	readonly answersCalendar?: true;
	/** The status of a success. */
	readonly success: 200 | 201 | 202 | 204;
	readonly response: TSchema;
	/** Expected refusals, in the order a reader should learn them. Anything else is a bug and becomes a 500. */
	readonly refusals: readonly RefusalCode[];
	/** How long a shared cache may keep a public answer, in seconds. Absent: `no-store`. */
	readonly cacheSeconds?: number;
	/**
	 * How long the edge alone may keep a public answer, by the declared query parameters, in seconds; browsers ask again each time.
	 * Such an endpoint takes `after` (epoch milliseconds) in its query: whoever changed something names that moment and gets a later answer.
	 */
	readonly edgeCacheSeconds?: number;
}

/** What a function must know of an endpoint to route and answer. No schema: making those of all endpoints takes a fifth of a cold start. */
export type EndpointFacts = Omit<EndpointParts, 'params' | 'query' | 'body' | 'response' | 'refusals'> &
	ByRole & { readonly takesBody: boolean };

/** The methods of its route: programs that read calendars and check links ask by HEAD first whether something public is there. */
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
