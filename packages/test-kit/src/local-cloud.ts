import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from 'local-cloud/free-port';
import { readOutput } from './child-output.ts';
import { copyPrepared, preparedData } from './prepared-data.ts';
import { repositoryRoot } from './repository-root.ts';

/** A mail as the local inbox shows it. */
export interface Mail {
	readonly id: string;
	readonly at: string;
	readonly from: string;
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	readonly attachments: readonly { readonly filename: string; readonly contentType: string; readonly text: string }[];
	readonly raw: string;
}

export interface Schedule {
	readonly name: string;
	readonly fireAt: string;
}

/** A call that the role of the calling function did not allow. */
export interface DeniedCall {
	readonly functionName: string;
	readonly action: string;
	readonly resource: string;
}

export interface LocalCloudOptions {
	readonly assemblyDir?: string;
	readonly repository?: string;
	readonly mayBeDenied?: boolean;
}

/** The deployed system on this machine, in a process and a data folder of its own. */
export interface LocalCloud {
	readonly origin: string;
	readonly dataDir: string;
	/** Where the AWS SDK finds the local services. It changes with a restart. */
	readonly awsEndpoint: string;
	readonly tableName: string;
	/** What roles did not allow since the start. */
	denied(): Promise<readonly DeniedCall[]>;
	mails(): Promise<readonly Mail[]>;
	schedules(): Promise<readonly Schedule[]>;
	/** Moves the clock of every function and schedule to an instant. */
	moveClockTo(instant: string): Promise<void>;
	/** Ends the runner at once, as a power cut would. */
	kill(): Promise<void>;
	/** Starts again on the same data. */
	restart(): Promise<void>;
	stop(): Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
	new Promise((resolve) => {
		if (child.exitCode !== null || child.signalCode !== null) return resolve();
		child.once('exit', () => resolve());
	});

interface Start {
	readonly port: number;
	readonly dataDir: string;
	readonly assemblyDir?: string | undefined;
	readonly repository?: string | undefined;
	/** Whether the data are there and published already. */
	readonly prepared?: boolean;
}

function start({ port, dataDir, assemblyDir, repository = repositoryRoot(), prepared = false }: Start): {
	readonly child: ChildProcess;
	readonly output: () => string;
} {
	const child = spawn(process.execPath, ['--import', 'tsx', 'infra/local/main.ts'], {
		cwd: repository,
		env: {
			...process.env,
			PORT: String(port),
			DATA_DIR: dataDir,
			// Where another engine than ours serves all clouds: Amazon's DynamoDB Local keeps a database apart for each key.
			DYNAMODB_ACCESS_KEY: basename(dataDir).replace(/\W|_/g, ''),
			SEED: prepared ? 'none' : (process.env.SEED ?? 'demo'),
			...(assemblyDir ? { ASSEMBLY_DIR: assemblyDir } : {}),
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const output = readOutput(child);
	return { child, output: () => output().slice(-4000) };
}

/** What `/__local/api/health` says once everything stands. */
interface Health {
	readonly awsEndpoint: string;
	readonly tableName: string;
}

async function untilReady(origin: string, running: ReturnType<typeof start>): Promise<Health> {
	for (let attempt = 0; attempt < 1800; attempt += 1) {
		const { exitCode, signalCode } = running.child;
		if (exitCode !== null || signalCode !== null) throw new Error(`The local cloud ended:\n${running.output()}`);
		const answer = await fetch(`${origin}/__local/api/health`).catch(() => undefined);
		if (answer?.ok) return (await answer.json()) as Health;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	running.child.kill('SIGTERM');
	throw new Error(`The local cloud was not ready within three minutes:\n${running.output()}`);
}

const json = async <T>(url: string, init?: RequestInit): Promise<T> => {
	const answer = await fetch(url, init);
	if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
	return (await answer.json()) as T;
};

/** The calls that a function's role did not allow (promise W13). A runner that was killed says nothing. */
async function deniedAt(origin: string): Promise<readonly DeniedCall[]> {
	const answer = await fetch(`${origin}/__local/api/denied`).catch(() => undefined);
	return answer?.ok ? ((await answer.json()) as readonly DeniedCall[]) : [];
}

/** Fills a folder as every first start does, and answers the port whose address is in the pages. */
async function fill(dataDir: string): Promise<number> {
	const port = await freePort();
	const running = start({ port, dataDir });
	await untilReady(`http://localhost:${port}`, running);
	running.child.kill('SIGTERM');
	await ended(running.child);
	return port;
}

/** A folder with the demo centre in it, prepared by this test run, or an empty one that the start fills. */
async function dataFor({ assemblyDir, repository }: Pick<Start, 'assemblyDir' | 'repository'>): Promise<Start> {
	const dataDir = await mkdtemp(join(tmpdir(), 'tulia-cloud-'));
	// What another engine keeps is not in the folder.
	const isFilledByStart = assemblyDir || repository || process.env.DYNAMODB_ENDPOINT;
	const prepared = isFilledByStart ? undefined : await preparedData(fill);
	if (!prepared) return { port: await freePort(), dataDir, assemblyDir, repository };
	await copyPrepared(prepared, dataDir);
	return { port: prepared.port, dataDir, prepared: true };
}

/**
 * Starts a local cloud with the demo centre. The build must be there: `npm test` makes it.
 *
 * @param assemblyDir another synthesised app than `infra/cdk.out`, such as one with a fault built in.
 * @param repository a copy of this repository to run, with what was built in it.
 * @param mayBeDenied calls that roles do not allow are what the test is about, and no failure of it.
 */
export async function startLocalCloud({
	assemblyDir,
	repository,
	mayBeDenied = false,
}: LocalCloudOptions = {}): Promise<LocalCloud> {
	const first = await dataFor({ assemblyDir, repository });
	const { port, dataDir } = first;
	const origin = `http://localhost:${port}`;
	let running = start(first);
	let health = await untilReady(origin, running);
	const end = async (signal: NodeJS.Signals): Promise<void> => {
		running.child.kill(signal);
		await ended(running.child);
	};
	return {
		origin,
		dataDir,
		get awsEndpoint() {
			return health.awsEndpoint;
		},
		get tableName() {
			return health.tableName;
		},
		denied: () => deniedAt(origin),
		mails: () => json(`${origin}/__local/api/mail`),
		schedules: () => json(`${origin}/__local/api/schedules`),
		moveClockTo: async (to) => {
			await json(`${origin}/__local/api/clock`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ to }),
			});
		},
		kill: () => end('SIGKILL'),
		restart: async () => {
			running = start({ port, dataDir, assemblyDir, repository });
			health = await untilReady(origin, running);
		},
		stop: async () => {
			const denied = await deniedAt(origin);
			await end('SIGTERM');
			await rm(dataDir, { recursive: true, force: true });
			if (denied.length > 0 && !mayBeDenied)
				throw new Error(`Functions were denied by their roles:\n${JSON.stringify(denied, null, 1)}`);
		},
	};
}
