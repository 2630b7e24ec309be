import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { FunctionError, type FunctionPlan } from './function-plan.ts';

const bootstrap = fileURLToPath(new URL('./bootstrap.mjs', import.meta.url));

/** One process of a function: one event at a time, as Lambda does it. */
export interface Environment {
	/** Resolves with the handler's answer as JSON text. Rejects with a `FunctionError`. */
	invoke(event: unknown): Promise<string>;
	isAlive(): boolean;
	moveClock(offset: number): void;
	kill(): void;
}

export interface EnvironmentOptions {
	readonly plan: FunctionPlan;
	readonly awsEndpoint: string;
	readonly clockOffset: number;
	readonly onLine: (line: string) => void;
}

interface RemoteError {
	readonly errorType: string;
	readonly errorMessage: string;
	readonly trace: readonly string[];
}

type InvocationResult =
	| { readonly kind: 'result'; readonly requestId: string; readonly payload: string }
	| { readonly kind: 'error'; readonly requestId: string; readonly error: RemoteError };

type ProcessMessage =
	| { readonly kind: 'ready' }
	| { readonly kind: 'init-error'; readonly error: RemoteError }
	| InvocationResult;

/** The developer's own variables are left out, as on Lambda. */
function variablesOf({ plan, awsEndpoint }: EnvironmentOptions): NodeJS.ProcessEnv {
	return {
		...plan.environment,
		// Identifies the caller, so that the function's own role decides about the call.
		AWS_ACCESS_KEY_ID: plan.name,
		AWS_SECRET_ACCESS_KEY: 'local',
		AWS_DEFAULT_REGION: plan.region,
		AWS_REGION: plan.region,
		AWS_ENDPOINT_URL: awsEndpoint,
		AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
		AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(plan.memory),
		AWS_LAMBDA_FUNCTION_NAME: plan.name,
		AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
		AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${plan.name}`,
		AWS_LAMBDA_LOG_STREAM_NAME: `local/[$LATEST]${randomUUID()}`,
		AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
		AWS_XRAY_CONTEXT_MISSING: 'LOG_ERROR',
		LAMBDA_TASK_ROOT: plan.folder,
		_HANDLER: plan.handler,
		TZ: ':UTC',
		// There is no tracing daemon here.
		POWERTOOLS_TRACE_ENABLED: 'false',
		NODE_NO_WARNINGS: '1',
	};
}

function bundleOf({ folder, handler }: FunctionPlan): { readonly file: string; readonly handlerName: string } {
	const [module = '', handlerName = ''] = handler.split(/\.(?=[^.]*$)/);
	const file = ['.mjs', '.js', '.cjs'].map((end) => path.join(folder, module + end)).find(existsSync);
	return { file: file ?? path.join(folder, `${module}.mjs`), handlerName };
}

function spawnChild(options: EnvironmentOptions): ChildProcess {
	const { file, handlerName } = bundleOf(options.plan);
	const child = fork(bootstrap, [file, handlerName, String(options.clockOffset)], {
		cwd: options.plan.folder,
		env: variablesOf(options),
		// Traces have the original lines where a bundle has its source map.
		execArgv: ['--enable-source-maps'],
		serialization: 'json',
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	for (const stream of [child.stdout, child.stderr]) {
		if (stream) createInterface({ input: stream }).on('line', options.onLine);
	}
	return child;
}

interface PendingInvocation {
	readonly requestId: string;
	readonly done: (payload: string) => void;
	readonly failed: (error: FunctionError) => void;
}

const failure = (kind: 'init' | 'handler', { errorType, errorMessage, trace }: RemoteError): FunctionError =>
	new FunctionError(kind, { errorType, message: errorMessage, trace });

/** Starts a process and loads the bundle. Rejects with an `init` error when that fails. */
export async function startEnvironment(options: EnvironmentOptions): Promise<Environment> {
	const { plan } = options;
	const child = spawnChild(options);
	let pending: PendingInvocation | undefined;
	let alive = true;

	function settle(message: InvocationResult): void {
		if (pending?.requestId !== message.requestId) return;
		if (message.kind === 'result') pending.done(message.payload);
		else pending.failed(failure('handler', message.error));
		pending = undefined;
	}

	await new Promise<void>((resolve, reject) => {
		child.on('message', (message: ProcessMessage) => {
			if (message.kind === 'ready') resolve();
			else if (message.kind === 'init-error') reject(failure('init', message.error));
			else settle(message);
		});
		child.once('error', reject);
		child.once('exit', (code, signal) => {
			alive = false;
			const reason = `The process of ${plan.name} ended (${signal ?? `code ${code}`})`;
			reject(new FunctionError('init', { errorType: 'Runtime.ExitError', message: `${reason} while it loaded.` }));
			pending?.failed(
				new FunctionError('exit', { errorType: 'Runtime.ExitError', message: `${reason} before it answered.` }),
			);
			pending = undefined;
		});
	});

	function invoke(event: unknown): Promise<string> {
		const requestId = randomUUID();
		const { name, arn, memory, timeoutMs } = plan;
		if (!alive)
			return Promise.reject(
				new FunctionError('exit', { errorType: 'Runtime.ExitError', message: `${name} was ended.` }),
			);
		return new Promise<string>((done, failed) => {
			pending = { requestId, done, failed };
			child.send({ kind: 'invoke', event, context: { requestId, name, arn, memory, timeoutMs } });
		});
	}

	function kill(): void {
		alive = false;
		child.kill('SIGKILL');
	}

	return {
		isAlive: () => alive,
		moveClock: (offset) => void (alive && child.send({ kind: 'clock', offset })),
		kill,
		invoke: (event) => withTimeout(invoke(event), plan.timeoutMs, kill),
	};
}

/** Lambda's own message and behaviour: the process ends, and the next event gets a new one. */
async function withTimeout(answer: Promise<string>, timeoutMs: number, kill: () => void): Promise<string> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => {
			const seconds = (timeoutMs / 1000).toFixed(2);
			reject(
				new FunctionError('timeout', {
					errorType: 'Sandbox.Timedout',
					message: `Task timed out after ${seconds} seconds`,
				}),
			);
			kill();
		}, timeoutMs);
	});
	try {
		return await Promise.race([answer, late]);
	} finally {
		clearTimeout(timer);
	}
}
