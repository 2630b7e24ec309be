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
	/** In MB; visible to the function, not enforced. */
	readonly memory: number;
	readonly region: string;
	/** Maximum number of processes. */
	readonly concurrency: number;
	/** The destination of an asynchronous event that failed every attempt. */
	readonly deadLetterArn: string | undefined;
}

/** Why an invocation failed. `init`: the bundle did not load; `exit`: the process ended; `handler`: it threw. */
export type FailureKind = 'init' | 'timeout' | 'exit' | 'handler';

interface Failure {
	readonly errorType: string;
	readonly message: string;
	readonly trace?: readonly string[];
}

export class FunctionError extends Error {
	readonly kind: FailureKind;
	readonly errorType: string;
	readonly trace: readonly string[];

	constructor(kind: FailureKind, { errorType, message, trace = [] }: Failure) {
		super(message);
		this.kind = kind;
		this.errorType = errorType;
		this.trace = trace;
	}
}
