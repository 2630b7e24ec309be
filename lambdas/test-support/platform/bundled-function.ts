import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A deployed bundle in a process of its own, which handles one event after the other. */
export interface BundledFunction {
	/** Everything it wrote, logs included. */
	readonly output: () => string;
	/** The result of the handler, or `{ error }` with the message of the exception. */
	invoke(event: object): Promise<{ readonly value?: unknown; readonly error?: string }>;
	stop(): void;
}

const DRIVER = path.join(__dirname, 'function-driver.mjs');
const BUNDLES = path.resolve(__dirname, '../../dist');

/** Starts the function as `npm run build` bundled it, with `env` as its only environment. */
export async function bundledFunction(name: string, env: Readonly<Record<string, string>>): Promise<BundledFunction> {
	const child = fork(DRIVER, [path.join(BUNDLES, name, 'index.mjs')], {
		silent: true,
		execArgv: [],
		env: {
			AWS_REGION: 'af-south-1',
			AWS_ACCESS_KEY_ID: 'test',
			AWS_SECRET_ACCESS_KEY: 'test',
			TMPDIR: tmpdir(),
			...env,
		},
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on('data', (chunk) => {
			output += chunk;
		});
	}
	const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`Ended with ${code}: ${output}`)));
	ended.catch(() => undefined);
	await Promise.race([once(child, 'message'), ended]);
	let last: Promise<unknown> = Promise.resolve();
	return {
		output: () => output,
		invoke(event) {
			// One at a time, as in a Lambda environment: responses carry no id.
			const answer = last.then(async () => {
				child.send(event);
				const [said] = await Promise.race([once(child, 'message'), ended]);
				return said;
			});
			last = answer.catch(() => undefined);
			return answer;
		},
		stop() {
			child.kill('SIGKILL');
		},
	};
}
