import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

/** A function as it deploys: its bundle in a process of its own, one event after the other. */
export interface BundledFunction {
	/** Everything it wrote, logs included. */
	readonly output: () => string;
	/** Its answer, or `{ error }` with the message of what it threw. */
	invoke(event: object): Promise<{ readonly value?: unknown; readonly error?: string }>;
	stop(): void;
}

const DRIVER = `
import { handler } from './function.mjs';
const context = { getRemainingTimeInMillis: () => 10000 };
process.on('message', (event) => handler(event, context).then(
	(value) => process.send({ value }),
	(error) => process.send({ error: error.message }),
));
process.send('ready');`;

const bundles = new Map<string, Promise<string>>();

/** The folder of a function's bundle, made the way `lambdas/build.ts` does; once per test file, however often it starts. */
async function bundle(source: string): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'tulia-function-'));
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
	await build({
		entryPoints: [source],
		outfile: join(folder, 'function.mjs'),
		bundle: true,
		platform: 'node',
		format: 'esm',
		mainFields: ['module', 'main'],
		banner: {
			js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
		},
		logLevel: 'error',
	});
	writeFileSync(join(folder, 'driver.mjs'), DRIVER);
	return folder;
}

/** Starts the function of `source` (absolute path) with `env` and nothing else. */
export async function bundledFunction(source: string, env: Readonly<Record<string, string>>): Promise<BundledFunction> {
	const bundled = bundles.get(source) ?? bundle(source);
	bundles.set(source, bundled);
	const folder = await bundled;
	const child = fork(join(folder, 'driver.mjs'), {
		silent: true,
		execArgv: [],
		env: {
			AWS_REGION: 'af-south-1',
			AWS_ACCESS_KEY_ID: 'test',
			AWS_SECRET_ACCESS_KEY: 'test',
			TMPDIR: folder,
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
			// One at a time, as a Lambda environment does: the answers carry no name.
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
