import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../engine/free-port.ts';
import { writeFixtureAssembly } from './fixture-assembly.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** A local cloud of the fixture's templates as its own process, so that it can be killed. */
export interface CloudProcess {
	readonly origin: string;
	/** Changes with each start. */
	awsEndpoint(): string;
	readonly child: () => ChildProcess;
	start(): Promise<void>;
	/** Sends a signal and waits for the end. */
	end(signal: NodeJS.Signals): Promise<void>;
	output(): string;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

export async function cloudProcess(folder: string): Promise<CloudProcess> {
	const port = await freePort();
	const origin = `http://localhost:${port}`;
	const assembly = writeFixtureAssembly(path.join(folder, 'assembly'));
	const lines: string[] = [];
	let child: ChildProcess;
	let awsEndpoint = '';

	function launch(): void {
		child = spawn(process.execPath, ['--import', 'tsx', main], {
			env: {
				...process.env,
				PORT: String(port),
				DATA_DIR: path.join(folder, 'data'),
				ASSEMBLY_DIR: assembly,
			},
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => lines.push(String(chunk)));
	}

	return {
		origin,
		awsEndpoint: () => awsEndpoint,
		child: () => child,
		async start() {
			launch();
			for (;;) {
				if (hasEnded(child)) throw new Error(`The local cloud ended:\n${lines.join('')}`);
				const health = await fetch(`${origin}/__local/api/health`).catch(() => undefined);
				if (health?.ok) {
					awsEndpoint = (await health.json()).awsEndpoint;
					return;
				}
				await new Promise((resolve) => setTimeout(resolve, 50));
			}
		},
		async end(signal) {
			if (hasEnded(child)) return;
			const ended = new Promise((resolve) => child.once('exit', resolve));
			child.kill(signal);
			await ended;
		},
		output: () => lines.join(''),
	};
}
