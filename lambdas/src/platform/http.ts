import type { BodyOf, Endpoint, ParamsOf, QueryOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@tulia/contracts/endpoints';
import type { RefusalCode } from '@tulia/contracts/refusals';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import type { APIGatewayProxyStructuredResultV2 as Answer, APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Caller, Identify } from './access.ts';
import { problem, success } from './answer.ts';
import type { EndpointValidators } from './endpoint-validators.ts';
import { log, traceOf } from './log.ts';
import { hasOriginSecret } from './origin-secret.ts';
import { isOutage } from './outage.ts';
import { readRequest, refuseEnvelope, type Viewer } from './request.ts';
import { ok, type Refused, type Result, refuse } from './result.ts';
import { stableJson } from './stable-json.ts';

export type { Caller } from './access.ts';

/** What a use case is given. Everything in it satisfies the contract. */
export interface Input<E extends Pick<Endpoint, 'access' | 'device'>> {
	readonly params: ParamsOf<E>;
	readonly query: QueryOf<E>;
	readonly body: BodyOf<E>;
	/** Who asks, as the AUTH record says; nobody on a public endpoint, even when a token was sent. */
	readonly caller: E['access'] extends 'public' ? undefined : Caller;
	/** A UUID in lower case, when the client sent one. */
	readonly idempotencyKey: string | undefined;
	readonly viewer: E extends { readonly device: 'required' } ? Viewer & { readonly device: string } : Viewer;
	readonly requestId: string;
}

/** What stands before every handler of a function: proof of the way it came, and who is asking. */
export interface Door {
	/** What `x-origin-secret` must be: CloudFront adds it, so nobody can go around CloudFront. */
	readonly originSecret: string;
	readonly identify: Identify;
}

/** An endpoint's answer to one event. It never throws. */
export interface HttpHandler<N extends EndpointName = EndpointName> {
	(event: APIGatewayProxyEventV2, door: Door): Promise<Answer>;
	/** So that a route table cannot mount it under another name. */
	readonly endpointName: N;
}

/** A use case may refuse what the contract declares, and single fields for reasons no schema can express. */
export type HandlerResult<N extends EndpointName> = Result<
	ResponseOf<Endpoints[N]>,
	RefusalOf<Endpoints[N]> | 'invalid_request'
>;

/** Turns a use case into a route: door, envelope, caller, validation, run, answer. The only place that knows HTTP. */
export function httpHandler<N extends EndpointName>(
	name: N,
	validators: { readonly [Name in N]: EndpointValidators },
	run: (input: Input<Endpoints[N]>) => Promise<HandlerResult<N>>,
): HttpHandler<N> {
	const rules = validators[name];
	const handle = async (event: APIGatewayProxyEventV2, door: Door): Promise<Answer> => {
		const { requestId } = event.requestContext;
		const started = performance.now();
		const answer = await answerTo(event, door).catch((error: unknown) => failure(error, name, requestId));
		const duration = Math.round(performance.now() - started);
		log.info('REQUEST_ANSWERED', { requestId, route: name, status: answer.statusCode, duration });
		return answer;
	};

	const answerTo = async (event: APIGatewayProxyEventV2, door: Door): Promise<Answer> => {
		const { requestId } = event.requestContext;
		const input = await admit(name, rules, event, door);
		if (!input.ok) return refused(input, requestId);
		// The parts were checked by this endpoint's own validators: the validated boundary.
		const result = await run(input.value as Input<Endpoints[N]>);
		if (!result.ok) return refused(result as Refused<RefusalCode>, requestId);
		const { success: status, cacheSeconds, edgeCacheSeconds } = endpointOf(name);
		const body = status === 204 ? '' : serialise(rules, result.value);
		return success({ status, body, cacheSeconds, edgeCacheSeconds, ifNoneMatch: event.headers['if-none-match'] });
	};

	return Object.assign(handle, { endpointName: name });
}

const endpointOf = (name: EndpointName): Endpoint => endpoints[name];

/** Everything that stands between an event and a use case, cheapest first. */
async function admit(
	name: EndpointName,
	rules: EndpointValidators,
	event: APIGatewayProxyEventV2,
	door: Door,
): Promise<Result<unknown, RefusalCode>> {
	const endpoint = endpointOf(name);
	if (!hasOriginSecret(event, door.originSecret)) return refuse('forbidden');
	const envelope = refuseEnvelope(event, endpoint);
	if (envelope) return envelope;
	const caller =
		endpoint.access === 'public' ? ok(undefined) : await door.identify(event.headers.authorization, endpoint.access);
	if (!caller.ok) return caller;
	const request = readRequest(event, endpoint, rules);
	if (!request.ok) return request;
	const { requestId } = event.requestContext;
	return ok({ ...request.value, caller: caller.value, requestId });
}

const refused = ({ refusal, ...detail }: Refused<RefusalCode>, requestId: string): Answer =>
	problem(refusal, requestId, detail);

/** The answer as JSON, holding nothing the contract does not declare. One that breaks the contract is a bug. */
function serialise({ response }: EndpointValidators, value: unknown): string {
	// A copy: the validator strips in place, and a use case may keep what it answered.
	const answer: unknown = JSON.parse(stableJson(value));
	const errors = fieldErrors(response, answer);
	if (errors.length > 0) throw new BrokenAnswer(errors.map(({ field }) => field));
	return JSON.stringify(answer);
}

class BrokenAnswer extends Error {
	override readonly name = 'BrokenAnswer';
	readonly fields: string;
	constructor(fields: readonly string[]) {
		super('The answer breaks the contract.');
		this.fields = fields.join(' ');
	}
}

/** What is left is trouble on the way (503: try again) or a bug (500). Neither may say anything of its cause. */
function failure(error: unknown, route: string, requestId: string): Answer {
	const fields = error instanceof BrokenAnswer ? error.fields : undefined;
	if (isOutage(error)) {
		log.warn('DEPENDENCY_UNAVAILABLE', { requestId, route, ...traceOf(error) });
		return problem('unavailable', requestId, { retryAfterSeconds: 2 });
	}
	log.error('UNEXPECTED_ERROR', { requestId, route, fields, ...traceOf(error) });
	return problem('internal_error', requestId);
}
