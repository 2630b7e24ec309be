import { withCleanText } from '@tulia/contracts/clean-text';
import type { EndpointFacts } from '@tulia/contracts/endpoint';
import type { EndpointValidators } from '@tulia/contracts/endpoint-validators';
import type { FieldError } from '@tulia/contracts/problem';
import { unusableText } from '@tulia/contracts/unusable-text';
import { fieldErrors, type Validator } from '@tulia/contracts/validators/field-errors';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { parseJsonBody } from './json-body.ts';
import { ok, type Refused, type Result, refuse } from './result.ts';

/** Default maximum of a body in bytes (promise W5). The contract may raise it, within the limits of Lambda (6 MB). */
const MAX_BODY_BYTES = 8 * 1024;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface ReadRequest {
	readonly params: unknown;
	readonly query: unknown;
	readonly body: unknown;
	readonly idempotencyKey: string | undefined;
	readonly viewer: Viewer;
}

/** The origin of a request for limits and counts. None of it is proof of anything. */
export interface Viewer {
	/** The visitor's address (see `viewerIp`). */
	readonly ip: string;
	/** The UUID that a browser made for itself, in lower case; read only where the contract declares `device`. */
	readonly device: string | undefined;
	/** The `User-Agent` header; empty when absent. */
	readonly userAgent: string;
}

const header = (event: APIGatewayProxyEventV2, name: string): string | undefined => event.headers[name];

/** The checks before the caller is identified: origin, content type and size. */
export function refuseEnvelope(
	event: APIGatewayProxyEventV2,
	endpoint: EndpointFacts,
): Refused<'forbidden' | 'unsupported_media_type' | 'payload_too_large'> | undefined {
	const unsafe = endpoint.method !== 'GET';
	// A form on another site can post, but not as JSON, and its browser sends its origin (promise A7).
	if (unsafe && header(event, 'sec-fetch-site') === 'cross-site') return refuse('forbidden');
	if (!isExpectedKind(event, endpoint)) return refuse('unsupported_media_type');
	if (bodyBytes(event).byteLength > (endpoint.maxBodyBytes ?? MAX_BODY_BYTES)) return refuse('payload_too_large');
	return undefined;
}

/** JSON wherever a body is read; a posted form only where RFC 8058 requires it, and its content is not read. */
function isExpectedKind(event: APIGatewayProxyEventV2, endpoint: EndpointFacts): boolean {
	const { method, takesBody, acceptsForm, acceptsReports } = endpoint;
	const contentType = header(event, 'content-type') ?? '';
	if (acceptsReports) return isReport(contentType);
	if (acceptsForm) return !event.body || isJson(contentType) || isForm(contentType);
	return !(takesBody || (method !== 'GET' && event.body)) || isJson(contentType);
}

const isJson = (contentType: string): boolean =>
	/^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(contentType);

const isForm = (contentType: string): boolean =>
	/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(contentType);

/** The content types of browser reports; a page of another site cannot send them without a preflight request. */
const isReport = (contentType: string): boolean =>
	/^application\/(?:csp-report|reports\+json)\s*(?:;|$)/i.test(contentType);

const bodyBytes = (event: APIGatewayProxyEventV2): Buffer =>
	Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');

/** Validates all parts of the request against the contract; returns all refused fields at once. */
export function readRequest(
	event: APIGatewayProxyEventV2,
	endpoint: EndpointFacts,
	{ params, query, body }: EndpointValidators,
): Result<ReadRequest, 'invalid_request'> {
	const json = body ? parseJsonBody(bodyBytes(event)) : ok(undefined);
	if (!json.ok) return json;
	const idempotencyKey = header(event, 'idempotency-key');
	const device = endpoint.device ? header(event, 'x-device-id') : undefined;
	const given = {
		params: params ? withCleanText({ ...event.pathParameters }) : undefined,
		query: query ? withCleanText({ ...event.queryStringParameters }) : undefined,
		body: withCleanText(json.value),
		idempotencyKey: idempotencyKey?.toLowerCase(),
		viewer: { ip: viewerIp(event), device: device?.toLowerCase(), userAgent: header(event, 'user-agent') ?? '' },
	};
	const errors = [
		...(params ? partErrors(params, given.params) : []),
		...(query ? partErrors(query, given.query) : []),
		...(body ? partErrors(body, given.body) : []),
		...uuidErrors('Idempotency-Key', idempotencyKey),
		...uuidErrors('X-Device-Id', device, endpoint.device === 'required'),
	];
	return errors.length > 0 ? refuse('invalid_request', { errors }) : ok(given);
}

/** The errors of the contract for a part, and of invisible characters for the fields it does not name. */
function partErrors(validator: Validator, part: unknown): readonly FieldError[] {
	const broken = fieldErrors(validator, part);
	const known = new Set(broken.map(({ field }) => field));
	return [...broken, ...unusableText(part).filter(({ field }) => !known.has(field))];
}

function uuidErrors(field: string, value: string | undefined, isRequired = false): readonly FieldError[] {
	if (value === undefined) return isRequired ? [{ field, message: 'This header is required' }] : [];
	return UUID.test(value) ? [] : [{ field, message: 'This header must be a UUID' }];
}

/**
 * The visitor's address, for limits per address. CloudFront appends it to `X-Forwarded-For` and the API appends
 * CloudFront's own, so it is the last but one; anything further left was sent by the visitor.
 */
function viewerIp(event: APIGatewayProxyEventV2): string {
	const hops = (header(event, 'x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
	return hops.at(-2) || event.requestContext.http.sourceIp;
}
