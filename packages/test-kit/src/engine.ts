import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { endWithParent } from 'local-cloud/end-with-parent';
import { freePort } from 'local-cloud/free-port';
import { repositoryRoot } from './repository-root.ts';

/** A running DynamoDB engine of this process, in memory, on loopback. */
export interface Engine {
	readonly endpoint: string;
	stop(): void;
}

function binary(): string {
	try {
		return join(
			dirname(createRequire(join(repositoryRoot(), 'package.json')).resolve('@dynoxide/linux-x64/package.json')),
			'dynoxide',
		);
	} catch {
		throw new Error(
			'There is no local DynamoDB engine for this platform. Start another, such as DynamoDB Local, and set DYNAMODB_ENDPOINT to its address.',
		);
	}
}

async function ready(endpoint: string, child: ChildProcess): Promise<void> {
	for (let attempt = 0; attempt < 2400; attempt += 1) {
		if (child.exitCode !== null) throw new Error(`The DynamoDB engine ended with code ${child.exitCode}.`);
		const answered = await fetch(endpoint, { method: 'POST' }).then(
			() => true,
			() => false,
		);
		if (answered) return;
		await new Promise((resolve) => setTimeout(resolve, 25));
	}
	throw new Error('The DynamoDB engine did not answer within a minute.');
}

/** Starts an engine that ends with this process, or uses the one at `DYNAMODB_ENDPOINT`. */
export async function startEngine(): Promise<Engine> {
	const external = process.env.DYNAMODB_ENDPOINT;
	if (external) return { endpoint: external, stop: () => undefined };
	const port = await freePort();
	const child = spawn(binary(), ['serve', '--host', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' });
	// A test that fails before it closes its table must not keep the runner alive, nor the engine outlive a killed
	// runner.
	child.unref();
	const forget = child.pid === undefined ? () => undefined : endWithParent(child.pid);
	const endAtOnce = () => void child.kill('SIGKILL');
	process.once('exit', endAtOnce);
	child.once('exit', () => {
		forget();
		process.off('exit', endAtOnce);
	});
	const endpoint = `http://127.0.0.1:${port}`;
	await ready(endpoint, child);
	return { endpoint, stop: () => child.kill('SIGKILL') };
}
