import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWithParent } from './end-with-parent.ts';
import { freePort } from './free-port.ts';

/** The DynamoDB-compatible engine behind the table. */
export interface Engine {
	readonly endpoint: string;
	/** Resolves when the engine answers: after a crash it is restarted on the same port and file. */
	ready(): Promise<void>;
	stop(): Promise<void>;
	/** SIGKILL, for tests. */
	kill(): void;
}

export interface EngineOptions {
	readonly dataDir: string;
	/** Called for each process, the first and every replacement. */
	readonly onStart: (pid: number) => void;
	readonly log: (line: string) => void;
	/** The address of another engine, such as DynamoDB Local, instead of our own process. */
	readonly external?: string | undefined;
}

const PLATFORM = `${process.platform}-${process.arch}`;

/** The path of the engine's program for this platform; throws with instructions where there is none. */
function engineBinary(): string {
	const require = createRequire(import.meta.url);
	try {
		return path.join(path.dirname(require.resolve(`@dynoxide/${PLATFORM}/package.json`)), 'dynoxide');
	} catch {
		throw new Error(
			`There is no built-in DynamoDB engine for ${PLATFORM}. Start DynamoDB Local (or any compatible engine) and set DYNAMODB_ENDPOINT to its address, for example http://127.0.0.1:8000.`,
		);
	}
}

export async function startEngine(options: EngineOptions): Promise<Engine> {
	const { external } = options;
	if (external) {
		return { endpoint: external, ready: () => answers(external), stop: async () => {}, kill: () => {} };
	}
	return superviseEngine(options, await freePort());
}

/** Backoff, so that an engine that cannot start uses no processor. */
const RESTART_MS = 100;

/** Restarts one engine process until `stop`. */
async function superviseEngine({ dataDir, onStart, log }: EngineOptions, port: number): Promise<Engine> {
	const endpoint = `http://127.0.0.1:${port}`;
	const file = path.join(dataDir, 'dynamodb.sqlite');
	let stopping = false;
	let child: ChildProcess;
	let up: Promise<void>;

	function start(): void {
		if (stopping) return;
		// In its own process group: Ctrl-C is for the runner, which ends the engine last.
		child = spawn(engineBinary(), ['serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', file], {
			stdio: 'ignore',
			detached: true,
		});
		const forget = child.pid === undefined ? () => undefined : endWithParent(child.pid);
		if (child.pid !== undefined) onStart(child.pid);
		child.once('error', (error) => log(`The DynamoDB engine cannot be run: ${error.message}`));
		child.once('exit', (code, signal) => {
			forget();
			if (stopping) return;
			log(`The DynamoDB engine ended (${signal ?? code}); starting it again.`);
			awaitAnswers();
			setTimeout(start, RESTART_MS);
		});
	}

	function awaitAnswers(): void {
		up = answers(endpoint);
		up.catch(() => undefined); // callers that await `ready` get the error
	}

	const endAtOnce = () => void child.kill('SIGKILL');
	process.once('exit', endAtOnce);
	start();
	awaitAnswers();

	const engine: Engine = {
		endpoint,
		ready: () => up,
		async stop() {
			stopping = true;
			process.off('exit', endAtOnce);
			if (child.exitCode !== null || child.signalCode !== null) return;
			const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
			child.kill('SIGTERM');
			const late = setTimeout(() => child.kill('SIGKILL'), 2000);
			await ended;
			clearTimeout(late);
		},
		kill: () => void child.kill('SIGKILL'),
	};
	try {
		await engine.ready();
		return engine;
	} catch (error) {
		await engine.stop();
		throw error;
	}
}

async function answers(endpoint: string): Promise<void> {
	for (let attempt = 0; attempt < 2400; attempt += 1) {
		const answered = await fetch(endpoint, { method: 'POST' }).then(
			() => true,
			() => false,
		);
		if (answered) return;
		await sleep(attempt < 20 ? 5 : 25);
	}
	throw new Error(`The DynamoDB engine at ${endpoint} did not answer within a minute.`);
}
