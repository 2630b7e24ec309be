import type { EndpointName } from '@tulia/contracts/endpoints';
import type { ApiCall, ApiResponse, SiteClient } from './site-client.ts';

/** The first failure of a walk; earlier steps succeeded. */
class StepFailed extends Error {
	override readonly name = 'StepFailed';
	readonly step: string;
	constructor(step: string, cause: unknown) {
		super(cause instanceof Error ? cause.message : String(cause), { cause });
		this.step = step;
	}
}

/** Called with each step that succeeded. */
export type Report = (line: string) => void;

/** Runs one step: what it throws ends the walk under the step's name. */
export async function step<T>(name: string, report: Report, run: () => Promise<T>): Promise<T> {
	try {
		const done = await run();
		report(`ok  ${name}`);
		return done;
	} catch (error) {
		throw new StepFailed(name, error);
	}
}

/** Throws `otherwise` unless `ok`, a claim about the response. */
export function expected(ok: boolean, otherwise: string): asserts ok {
	if (!ok) throw new Error(otherwise);
}

/** A response of the API with the contract's success status. */
export async function answered(
	site: SiteClient,
	name: EndpointName,
	success: number,
	call?: ApiCall,
): Promise<ApiResponse['body']> {
	const { status, problem, body } = await site.call(name, call);
	expected(status === success, `${name} answered ${status} instead of ${success}${problem ? ` (${problem})` : ''}`);
	return body;
}

/** A text of a response that the next step needs. */
export function textOf(body: ApiResponse['body'], key: string): string {
	const value = body[key];
	expected(typeof value === 'string' && value !== '', `The answer has no "${key}".`);
	return value;
}

export function rowsOf(body: ApiResponse['body']): readonly unknown[] {
	expected(Array.isArray(body.data), 'The answer has no "data".');
	return body.data;
}

export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => {
	expected(typeof value === 'object' && value !== null, 'The answer lacks an object that the next step needs.');
	return { ...value };
};

/** The name of the step at which a walk ended. */
export const stepOf = (error: unknown): string => (error instanceof StepFailed ? error.step : 'the walk itself');
