import { endpointFacts } from '@tulia/contracts/endpoint-facts';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import type { EndpointName } from '@tulia/contracts/endpoints';
import { readRequest } from '../../src/platform/http/request.ts';

export type Part = 'params' | 'query' | 'body';

/** The adapter's result for a request with this value in one part, and valid other parts. */
export function readPart(endpoint: EndpointName, part: Part, given: unknown) {
	const rules = validators[endpoint];
	const only = { [part]: rules[part as keyof typeof rules], response: rules.response };
	const event = { headers: {}, pathParameters: given, queryStringParameters: given, body: JSON.stringify(given) };
	const request = { ...event, isBase64Encoded: false, requestContext: { http: { sourceIp: '' } } };
	const { device: _device, ...facts } = endpointFacts[endpoint];
	return readRequest(request as never, facts as never, only as never);
}
