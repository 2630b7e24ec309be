/** How an engine says no. */
export class EngineError extends Error {
	/** `ResourceInUseException`, … */
	readonly code: string;

	constructor(code: string, message: string) {
		super(message);
		this.code = code;
	}
}

/**
 * As whom everybody calls the engine, whatever the role of the function. Engines want the form of a signature and do not check it; Amazon's
 * DynamoDB Local takes letters and digits alone for an access key, and keeps a database apart for each: `DYNAMODB_ACCESS_KEY` names another
 * than `local`.
 */
export const engineAuthorization = `AWS4-HMAC-SHA256 Credential=${process.env.DYNAMODB_ACCESS_KEY ?? 'local'}/20260101/af-south-1/dynamodb/aws4_request, SignedHeaders=host, Signature=local`;

/** One call in the wire format of DynamoDB, straight to the engine: the runner's own work meets no injected fault. */
export async function engineCall<T>(endpoint: string, target: string, input: object): Promise<T> {
	const answer = await fetch(endpoint, {
		method: 'POST',
		headers: {
			'content-type': 'application/x-amz-json-1.0',
			'x-amz-target': target,
			authorization: engineAuthorization,
			'x-amz-date': '20260101T000000Z',
		},
		body: JSON.stringify(input),
	});
	const body = await answer.json();
	if (answer.ok) return body;
	throw new EngineError(String(body.__type).replace(/^.*#/, ''), String(body.message ?? body.Message));
}
