/** A function as the template describes it. */
export interface FunctionPlan {
	readonly name: string;
	readonly arn: string;
	/** The folder of its bundle. */
	readonly folder: string;
	/** `index.handler` */
	readonly handler: string;
	readonly environment: Readonly<Record<string, string>>;
	readonly timeoutMs: number;
	/** In MB; told to the function, not enforced. */
	readonly memory: number;
	readonly region: string;
	/** At most this many processes. */
	readonly concurrency: number;
	/** Where an asynchronous event goes that failed every attempt. */
	readonly deadLetterArn: string | undefined;
}

/**
 * Why an invocation failed. `init`: the bundle does not load; `timeout`; `exit`: the process ended; `handler`: the
 * handler threw.
 */
export type FailureKind = 'init' | 'timeout' | 'exit' | 'handler';

export class FunctionError extends Error {
	readonly kind: FailureKind;
	readonly errorType: string;
	readonly trace: readonly string[];

	constructor(kind: FailureKind, errorType: string, message: string, trace: readonly string[] = []) {
		super(message);
		this.kind = kind;
		this.errorType = errorType;
		this.trace = trace;
	}
}
