import type { BodyOf, Endpoint, ParamsOf, QueryOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { endpointFacts } from '@tulia/contracts/endpoint-facts';
import type { EndpointValidators, ValidatorsOf } from '@tulia/contracts/endpoint-validators';
import type { EndpointName, Endpoints } from '@tulia/contracts/endpoints';
import type { RefusalCode } from '@tulia/contracts/refusals';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import type { APIGatewayProxyStructuredResultV2 as Answer, APIGatewayProxyEventV2 } from 'aws-lambda';
import { log, traceOf } from '../log.ts';
import { withRequestId } from '../request-id.ts';
import type { Caller, Identify } from './access.ts';
import { hasOriginSecret, type OriginSecrets } from './origin-secret.ts';
import { isOutage } from './outage.ts';
import { readRequest, refuseEnvelope, type Viewer } from './request.ts';
import { problem, success } from './response.ts';
import { ok, type Refused, type Result, refuse } from './result.ts';
import { stableJson } from './stable-json.ts';

export type { Caller } from './access.ts';

/** A request after the adapter's checks. Every part satisfies the contract. */
export interface EndpointRequest<E extends Pick<Endpoint, 'access' | 'device'>> {
	readonly params: ParamsOf<E>;
	readonly query: QueryOf<E>;
	readonly body: BodyOf<E>;
	/** The caller, from the AUTH record; undefined on a public endpoint, even when a token was sent. */
	readonly caller: E['access'] extends 'public' ? undefined : Caller;
	/** A UUID in lower case, when the client sent one. */
	readonly idempotencyKey: string | undefined;
	readonly viewer: E extends { readonly device: 'required' } ? Viewer & { readonly device: string } : Viewer;
}

/** The checks before every handler of a function: the origin secret, and the caller. */
export interface RequestGuard {
	/** The allowed values of `x-origin-secret`, which CloudFront adds, so that requests cannot bypass CloudFront. */
	readonly originSecrets: OriginSecrets;
	readonly identify: Identify;
}

/** Answers one event of an endpoint. It never throws. */
export interface HttpHandler<N extends EndpointName = EndpointName> {
	(event: APIGatewayProxyEventV2, guard: RequestGuard): Promise<Answer>;
	/** Prevents a route table from mounting it under another name. */
	readonly endpointName: N;
}

/** The parts of an endpoint's request that a use case reads. The third argument narrows the caller. */
export type RequestFor<
	N extends EndpointName,
	Part extends keyof EndpointRequest<Endpoints[N]>,
	CallerPart extends keyof Caller = keyof Caller,
> = Pick<EndpointRequest<Endpoints[N]>, Exclude<Part, 'caller'>> &
	('caller' extends Part ? { readonly caller: Pick<Caller, CallerPart> } : unknown);

/** The result of a use case: refusals of the contract, and single fields for reasons that a schema cannot express. */
export type ResultFor<N extends EndpointName> = Result<
	ResponseOf<Endpoints[N]>,
	RefusalOf<Endpoints[N]> | 'invalid_request'
>;

type LoadRules = () => Promise<EndpointValidators>;

/** Turns a use case into a route: guard, envelope, caller, validation, response. The only place that knows HTTP. */
export const httpHandler = <N extends EndpointName>(
	name: N,
	validators: { readonly [Name in N]: EndpointValidators },
	run: (input: EndpointRequest<Endpoints[N]>) => Promise<ResultFor<N>>,
): HttpHandler<N> => handlerOf(name, async () => validators[name], run);

function handlerOf<N extends EndpointName>(
	name: N,
	loadRules: LoadRules,
	run: (input: EndpointRequest<Endpoints[N]>) => Promise<ResultFor<N>>,
): HttpHandler<N> {
	const handle = (event: APIGatewayProxyEventV2, guard: RequestGuard): Promise<Answer> => {
		const { requestId } = event.requestContext;
		return withRequestId(requestId, async () => {
			const started = process.hrtime.bigint(); // `performance` would load ten modules of Node with the first request
			const answer = await answerTo(event, guard).catch((error: unknown) => failure(error, name, requestId));
			const duration = Number((process.hrtime.bigint() - started) / 1_000_000n);
			log.info('REQUEST_ANSWERED', { route: name, status: answer.statusCode, duration });
			return answer;
		});
	};

	const answerTo = async (event: APIGatewayProxyEventV2, guard: RequestGuard): Promise<Answer> => {
		const { requestId } = event.requestContext;
		const input = await admit({ name, loadRules }, event, guard);
		if (!input.ok) return refused(input, requestId);
		// The parts were checked by this endpoint's own validators: the validated boundary.
		const result = await run(input.value as EndpointRequest<Endpoints[N]>);
		if (!result.ok) return refused(result as Refused<RefusalCode>, requestId);
		const { success: status, cacheSeconds, edgeCacheSeconds, answersCalendar } = endpointFacts[name];
		const body = status === 204 ? '' : serialise(await loadRules(), result.value, answersCalendar);
		const ifNoneMatch = event.headers['if-none-match'];
		return success({ status, body, cacheSeconds, edgeCacheSeconds, answersCalendar, ifNoneMatch });
	};

	return Object.assign(handle, { endpointName: name });
}

/**
 * Turns use cases into routes, by endpoint. The validators may also be those of other endpoints. They are loaded with
 * the first request that needs them, so that no function starts with the validators of every noun.
 */
export function httpHandlers<N extends EndpointName>(
	loadRules: () => Promise<{ readonly validators: NoInfer<ValidatorsOf<N>> }>,
	useCases: { readonly [Name in N]: (input: EndpointRequest<Endpoints[Name]>) => Promise<ResultFor<Name>> },
): { readonly [Name in N]: HttpHandler<Name> } {
	const handlers = {} as { [Name in N]: HttpHandler<Name> };
	for (const name in useCases)
		handlers[name] = handlerOf(name, async () => (await loadRules()).validators[name], useCases[name]);
	return handlers;
}

/** All checks between an event and a use case, cheapest first. */
async function admit(
	{ name, loadRules }: { readonly name: EndpointName; readonly loadRules: LoadRules },
	event: APIGatewayProxyEventV2,
	guard: RequestGuard,
): Promise<Result<unknown, RefusalCode>> {
	const endpoint = endpointFacts[name];
	if (!hasOriginSecret(event, guard.originSecrets)) return refuse('forbidden');
	const envelope = refuseEnvelope(event, endpoint);
	if (envelope) return envelope;
	const caller =
		endpoint.access === 'public' ? ok(undefined) : await guard.identify(event.headers.authorization, endpoint);
	if (!caller.ok) return caller;
	const request = readRequest(event, endpoint, await loadRules());
	if (!request.ok) return request;
	return ok({ ...request.value, caller: caller.value });
}

const refused = ({ refusal, ...detail }: Refused<RefusalCode>, requestId: string): Answer =>
	problem(refusal, requestId, detail);

/** The response as JSON or plain text, without undeclared fields. Throws when it breaks the contract. */
function serialise({ response }: EndpointValidators, value: unknown, isText?: true): string {
	// A copy, because the validator strips in place and the use case may still hold the value.
	const answer: unknown = JSON.parse(stableJson(value));
	const errors = fieldErrors(response, answer);
	if (errors.length > 0) throw new InvalidResponse(errors.map(({ field }) => field));
	return isText ? String(answer) : JSON.stringify(answer);
}

class InvalidResponse extends Error {
	override readonly name = 'BrokenAnswer';
	readonly fields: string;
	constructor(fields: readonly string[]) {
		super('The answer breaks the contract.');
		this.fields = fields.join(' ');
	}
}

/** Any other exception is an outage (503: try again) or a bug (500). Neither response reveals its cause. */
export function failure(error: unknown, route: string, requestId: string): Answer {
	const fields = error instanceof InvalidResponse ? error.fields : undefined;
	if (isOutage(error)) {
		log.warn('DEPENDENCY_UNAVAILABLE', { route, ...traceOf(error) });
		return problem('unavailable', requestId, { retryAfterSeconds: 2 });
	}
	log.error('UNEXPECTED_ERROR', { route, fields, ...traceOf(error) });
	return problem('internal_error', requestId);
}
