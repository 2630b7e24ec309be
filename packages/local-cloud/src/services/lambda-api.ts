import { FunctionError } from '../runtime/function-plan.ts';
import type { FunctionPool } from '../runtime/function-pool.ts';
import { AwsError, type AwsRequest, type AwsResponse, type AwsService, json } from './wire.ts';

export interface LambdaApiOptions {
	readonly pools: readonly FunctionPool[];
	/** Stores an asynchronous event (`InvocationType: Event`). */
	readonly accept: (functionArn: string, event: unknown) => Promise<void>;
}

/** `Invoke`, which a release uses to have pages rendered. */
export function lambdaApi({ pools, accept }: LambdaApiOptions): AwsService {
	function find({ url }: AwsRequest): FunctionPool {
		const name = decodeURIComponent(/^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(url.pathname)?.[1] ?? '');
		const pool = pools.find(({ plan }) => plan.name === name || plan.arn === name);
		if (pool) return pool;
		throw new AwsError('ResourceNotFoundException', `Function not found: ${name}`, 404);
	}

	async function invoke(request: AwsRequest): Promise<AwsResponse> {
		const pool = find(request);
		const event = request.body.length > 0 ? JSON.parse(request.body.toString()) : {};
		const type = request.headers['x-amz-invocation-type'] ?? 'RequestResponse';
		if (type === 'DryRun') return answer(204, '');
		if (type === 'RequestResponse') return answer(200, await pool.invoke(event));
		await accept(pool.plan.arn, event);
		return answer(202, '');
	}

	return async (request) => {
		try {
			return await invoke(request);
		} catch (error) {
			if (error instanceof FunctionError) return failed(error);
			if (!(error instanceof AwsError)) throw error;
			const { headers, ...rest } = json({ Message: error.message }, error.status, '1.1');
			return { ...rest, headers: { ...headers, 'x-amzn-errortype': error.code } };
		}
	};
}

const answer = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): AwsResponse => ({
	status,
	headers: { 'content-type': 'application/json', 'x-amz-executed-version': '$LATEST', ...headers },
	body,
});

/** A function's failure is a 200 with a header, and the error as the payload. */
const failed = ({ errorType, message, trace }: FunctionError): AwsResponse =>
	answer(200, JSON.stringify({ errorType, errorMessage: message, trace }), { 'x-amz-function-error': 'Unhandled' });
