/** How an engine says no. */
export class EngineError extends Error {
	/** `ResourceInUseException`, … */
	readonly code: string;

	constructor(code: string, message: string) {
		super(message);
		this.code = code;
	}
}

/** One call in the wire format of DynamoDB, straight to the engine: the runner's own work meets no injected fault. */
export async function engineCall<T>(endpoint: string, target: string, input: object): Promise<T> {
	const answer = await fetch(endpoint, {
		method: 'POST',
		headers: {
			'content-type': 'application/x-amz-json-1.0',
			'x-amz-target': target,
			// Engines want the form of a signature and do not check it.
			authorization:
				'AWS4-HMAC-SHA256 Credential=local/20260101/af-south-1/dynamodb/aws4_request, SignedHeaders=host, Signature=local',
			'x-amz-date': '20260101T000000Z',
		},
		body: JSON.stringify(input),
	});
	const body = await answer.json();
	if (answer.ok) return body;
	throw new EngineError(String(body.__type).replace(/^.*#/, ''), String(body.message ?? body.Message));
}
