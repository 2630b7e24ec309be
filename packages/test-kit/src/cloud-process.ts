import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from 'local-cloud/free-port';
import { JOURNEY_START } from './clock.ts';
import { repositoryRoot } from './repository-root.ts';

export interface CloudStart {
	readonly clockStart?: Date | undefined;
	readonly assemblyDir?: string | undefined;
	readonly repository?: string | undefined;
	/** Whether the cloud belongs to the test worker, and does not keep the test runner alive. */
	readonly isOfWorker?: boolean;
}

/** A local cloud as a process, with its own port and data folder. */
export interface CloudProcess {
	readonly start: CloudStart;
	readonly origin: string;
	readonly dataDir: string;
	/** Replaced by `runAgain`. */
	child: ChildProcess;
}

/** The answer of `/__local/api/health` once the cloud is ready. */
export interface Health {
	readonly awsEndpoint: string;
	readonly tableName: string;
}

const outputFile = (dataDir: string): string => join(dataDir, 'output.log');

const outputOf = ({ dataDir }: CloudProcess): string =>
	stripVTControlCharacters(readFileSync(outputFile(dataDir), 'utf8')).slice(-4000);

function run({ start, origin, dataDir }: Omit<CloudProcess, 'child'>): ChildProcess {
	const { clockStart = new Date(JOURNEY_START), assemblyDir, repository = repositoryRoot(), isOfWorker } = start;
	// A file rather than a pipe: the worker's cloud still prints after the test file that started it has ended.
	const output = openSync(outputFile(dataDir), 'a');
	const child = spawn(process.execPath, ['--import', 'tsx', 'infra/local/main.ts'], {
		cwd: repository,
		env: {
			...process.env,
			PORT: new URL(origin).port,
			DATA_DIR: dataDir,
			CLOCK_START: clockStart.toISOString(),
			// A busy machine is slow, and tests with such a cloud do not test the timeouts of functions.
			TIMEOUT_FACTOR: '10',
			// Separates the databases where another engine serves all clouds: DynamoDB Local has one database per key.
			DYNAMODB_ACCESS_KEY: basename(dataDir).replace(/\W|_/g, ''),
			SEED: process.env.SEED ?? 'demo',
			...(assemblyDir ? { ASSEMBLY_DIR: assemblyDir } : {}),
		},
		stdio: ['ignore', output, output],
	});
	closeSync(output);
	if (isOfWorker) child.unref();
	return child;
}

export async function startProcess(start: CloudStart): Promise<CloudProcess> {
	const dataDir = await mkdtemp(join(tmpdir(), 'tulia-cloud-'));
	const place = { start, dataDir, origin: `http://localhost:${await freePort()}` };
	return { ...place, child: run(place) };
}

/** Restarts a cloud that has ended, on its data, at another time. */
export function runAgain(cloud: CloudProcess, clockStart: Date): void {
	cloud.child = run({ ...cloud, start: { ...cloud.start, clockStart } });
}

export async function untilReady(cloud: CloudProcess): Promise<Health> {
	for (let attempt = 0; attempt < 1800; attempt += 1) {
		const { exitCode, signalCode } = cloud.child;
		if (exitCode !== null || signalCode !== null) throw new Error(`The local cloud ended:\n${outputOf(cloud)}`);
		const answer = await fetch(`${cloud.origin}/__local/api/health`).catch(() => undefined);
		if (answer?.ok) return (await answer.json()) as Health;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	cloud.child.kill('SIGTERM');
	throw new Error(`The local cloud was not ready within three minutes:\n${outputOf(cloud)}`);
}

export async function endProcess({ child }: CloudProcess, signal: NodeJS.Signals): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = new Promise((resolve) => child.once('exit', resolve));
	child.kill(signal);
	await ended;
}

/** Ends the cloud and removes its data. */
export async function removeCloud(cloud: CloudProcess, signal: NodeJS.Signals): Promise<void> {
	await endProcess(cloud, signal);
	await rm(cloud.dataDir, { recursive: true, force: true });
}
