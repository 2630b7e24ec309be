import type { EdgeResponse } from './edge-message.ts';
import { edgeHandler } from './edge-runtime.ts';
import { valued } from './valued.ts';

/** The result of the code: it may change the status and the headers, and never sees the body. */
interface ViewerFunctionResponse {
	readonly statusCode: number;
	readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

/** From this status on CloudFront runs no viewer-response function. */
const FIRST_ERROR = 400;

/** Runs a viewer-response function: after the response headers policy, and not after an error of the origin. */
export function viewerResponseFunction(code: string): (response: EdgeResponse) => EdgeResponse {
	const handler = edgeHandler<ViewerFunctionResponse>(code);
	return (response) => {
		if (response.status >= FIRST_ERROR) return response;
		const event = {
			version: '1.0',
			context: { eventType: 'viewer-response' },
			response: { statusCode: response.status, headers: valued(response.headers) },
		};
		const { statusCode, headers } = handler(event);
		return {
			...response,
			status: statusCode,
			headers: Object.entries(headers).map(([name, { value }]) => [name, value] as const),
		};
	};
}
