import type { EndpointName } from '@tulia/contracts/endpoints';
import type { ApiCall, ApiResponse, SiteClient } from './site-client.ts';

/** The first thing that was not as it should be; what came before it was. */
class StepFailed extends Error {
	override readonly name = 'StepFailed';
	readonly step: string;
	constructor(step: string, cause: unknown) {
		super(cause instanceof Error ? cause.message : String(cause), { cause });
		this.step = step;
	}
}

/** Told each step that was as it should be. */
export type Report = (line: string) => void;

/** Does one step: what it throws ends the walk under the step's name. */
export async function step<T>(name: string, report: Report, run: () => Promise<T>): Promise<T> {
	try {
		const done = await run();
		report(`ok  ${name}`);
		return done;
	} catch (error) {
		throw new StepFailed(name, error);
	}
}

/** Throws with what is wrong; `ok` is a claim about the answer. */
export function expected(ok: boolean, otherwise: string): asserts ok {
	if (!ok) throw new Error(otherwise);
}

/** An answer of the API with the status that the contract has for a success. */
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

/** A text of an answer that the next step needs. */
export function textOf(body: ApiResponse['body'], key: string): string {
	const value = body[key];
	expected(typeof value === 'string' && value !== '', `The answer has no "${key}".`);
	return value;
}

/** The rows of a list. */
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
