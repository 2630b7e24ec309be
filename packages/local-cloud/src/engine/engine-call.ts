/** An error of the engine. */
export class EngineError extends Error {
	/** `ResourceInUseException`, … */
	readonly code: string;

	constructor(code: string, message: string) {
		super(message);
		this.code = code;
	}
}

/**
 * The credentials of every call to the engine, whatever the role of the function. Engines require a signature and do
 * not verify it; DynamoDB Local accepts only letters and digits in an access key, and has a database per key:
 * `DYNAMODB_ACCESS_KEY` replaces `local`.
 */
export const engineAuthorization = `AWS4-HMAC-SHA256 Credential=${process.env.DYNAMODB_ACCESS_KEY ?? 'local'}/20260101/af-south-1/dynamodb/aws4_request, SignedHeaders=host, Signature=local`;

/** One call in DynamoDB's wire format, directly to the engine: injected faults do not affect the runner itself. */
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
