import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request to an AWS service, with its whole body. */
export interface AwsRequest {
	/** `dynamodb`, `sqs`, …: from the credential scope of the signature. */
	readonly service: string;
	/** The access key id of the signature: a function signs with its own name. '' when unsigned. */
	readonly caller: string;
	/** The API operation where it is known without the body; otherwise ''. */
	readonly operation: string;
	readonly method: string;
	readonly url: URL;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

export interface AwsResponse {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string | Uint8Array;
}

/** One emulated service. A refusal is thrown as an `AwsError`. */
export type AwsService = (request: AwsRequest) => Promise<AwsResponse>;

/** An error of a service. The service's adapter turns it into the form of the protocol. */
export class AwsError extends Error {
	readonly code: string;
	readonly status: number;
	/** Further members of the error, in JSON protocols. */
	readonly extra: object;

	constructor(code: string, message: string, status = 400, extra: object = {}) {
		super(message);
		this.code = code;
		this.status = status;
		this.extra = extra;
	}
}

export const json = (value: unknown, status = 200, version = '1.0'): AwsResponse => ({
	status,
	headers: { 'content-type': `application/x-amz-json-${version}`, 'x-amzn-requestid': randomUUID() },
	body: JSON.stringify(value),
});

export const xml = (body: string, status = 200, headers: Readonly<Record<string, string>> = {}): AwsResponse => ({
	status,
	headers: { 'content-type': 'text/xml', 'x-amzn-requestid': randomUUID(), ...headers },
	body,
});

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

type JsonOperation = (input: Readonly<Record<string, unknown>>) => unknown;

/** The AWS JSON protocols: the operation in `X-Amz-Target`, errors named by `__type`. */
export const jsonService =
	(operations: Readonly<Record<string, JsonOperation>>): AwsService =>
	async ({ operation, body }) => {
		try {
			const run = operations[operation];
			if (!run) throw new AwsError('UnknownOperationException', `The local cloud does not know ${operation}.`);
			return json((await run(body.length > 0 ? JSON.parse(body.toString()) : {})) ?? {});
		} catch (error) {
			if (!(error instanceof AwsError)) throw error;
			return json({ __type: error.code, message: error.message, ...error.extra }, error.status);
		}
	};

type QueryOperation = (input: URLSearchParams) => string | Promise<string>;

/** The AWS query protocol: a form with `Action`, answers in XML. Operations return the content of their result. */
export const queryService =
	(namespace: string, operations: Readonly<Record<string, QueryOperation>>): AwsService =>
	async ({ body }) => {
		const input = new URLSearchParams(body.toString());
		const action = input.get('Action') ?? '';
		try {
			const run = operations[action];
			if (!run) throw new AwsError('InvalidAction', `The local cloud does not know ${action}.`);
			const result = await run(input);
			return xml(
				`<${action}Response xmlns="${namespace}"><${action}Result>${result}</${action}Result></${action}Response>`,
			);
		} catch (error) {
			if (!(error instanceof AwsError)) throw error;
			const { code, message, status } = error;
			return xml(
				`<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error></ErrorResponse>`,
				status,
			);
		}
	};
