import { timeAhead } from './clock.ts';
import { type CloudProcess, endProcess, removeCloud, runAgain, startProcess, untilReady } from './cloud-process.ts';

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
	readonly clockStart?: Date;
	readonly assemblyDir?: string;
	readonly repository?: string;
	readonly ownProcess?: boolean;
	readonly mayBeDenied?: boolean;
}

/** The deployed system on this machine. */
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
	/** What the clock of every function and schedule says. It starts at `JOURNEY_START`, and runs on. */
	now(): Date;
	/** Moves that clock to an instant. */
	moveClockTo(instant: string): Promise<void>;
	/**
	 * Resolves once nothing works and nothing is due by that clock: what followed from a write that was acknowledged before the call is done,
	 * with all that followed from it. Throws with what still works after four minutes.
	 */
	settled(): Promise<void>;
	/** Ends the runner at once, as a power cut would. */
	kill(): Promise<void>;
	/** Starts again on the same data, at the time it is. */
	restart(): Promise<void>;
	stop(): Promise<void>;
}

interface Clock {
	/** Milliseconds ahead of this machine's. */
	readonly offsetMs: number;
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

/** What outlives a test file (`journey-environment.mjs`). */
interface JourneyWorker {
	cloud: CloudProcess | undefined;
	/** Whether a test of this file works with it. */
	isCloudTaken: boolean;
}

/** Undefined in a command that is no test. */
const journeyWorker = (): JourneyWorker | undefined => Reflect.get(globalThis, 'journeyWorker');

/** Puts a cloud's data back to what they were when it had been filled; false where it has died, or has no such data. */
const isRestored = ({ origin }: CloudProcess): Promise<boolean> =>
	fetch(`${origin}/__local/api/snapshot/restore`, { method: 'POST' }).then(
		({ ok }) => ok,
		() => false,
	);

/** The cloud that all files of this worker use, each with the same data. */
async function cloudOf(worker: JourneyWorker): Promise<CloudProcess> {
	worker.isCloudTaken = true;
	if (worker.cloud && (await isRestored(worker.cloud))) return worker.cloud;
	if (worker.cloud) await removeCloud(worker.cloud, 'SIGKILL');
	const cloud = await startProcess({ isOfWorker: true });
	worker.cloud = cloud;
	await untilReady(cloud);
	await json(`${cloud.origin}/__local/api/snapshot`, { method: 'POST' });
	return cloud;
}

/**
 * A local cloud with the demo centre. The build must be there: `npm test` makes it. Without options a test has the cloud of its worker,
 * which keeps its processes from file to file and begins each with the same data at the same time; a second one in a file is a process
 * of its own.
 *
 * @param clockStart where its clock starts instead of `JOURNEY_START`.
 * @param assemblyDir another synthesised app than `infra/cdk.out`, such as one with a fault built in.
 * @param repository a copy of this repository to run, with what was built in it.
 * @param ownProcess for a test that kills or restarts it, or that looks into its folder or at its processes.
 * @param mayBeDenied calls that roles do not allow are what the test is about, and no failure of it.
 */
export async function startLocalCloud({
	ownProcess = false,
	mayBeDenied = false,
	...start
}: LocalCloudOptions = {}): Promise<LocalCloud> {
	const worker = journeyWorker();
	if (!worker || worker.isCloudTaken || ownProcess || Object.keys(start).length > 0) {
		const cloud = await startProcess(start);
		return handleOf(cloud, mayBeDenied, () => removeCloud(cloud, 'SIGTERM'));
	}
	return handleOf(await cloudOf(worker), mayBeDenied, async () => {
		worker.isCloudTaken = false;
	});
}

async function handleOf(cloud: CloudProcess, mayBeDenied: boolean, leave: () => Promise<void>): Promise<LocalCloud> {
	const { origin, dataDir } = cloud;
	let health = await untilReady(cloud);
	let { offsetMs } = await json<Clock>(`${origin}/__local/api/clock`);
	const now = (): Date => timeAhead(offsetMs);
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
		now,
		moveClockTo: async (to) => {
			({ offsetMs } = await json<Clock>(`${origin}/__local/api/clock`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ to }),
			}));
		},
		settled: async () => void (await json(`${origin}/__local/api/settled`)),
		kill: () => endProcess(cloud, 'SIGKILL'),
		restart: async () => {
			runAgain(cloud, now());
			health = await untilReady(cloud);
			({ offsetMs } = await json<Clock>(`${origin}/__local/api/clock`));
		},
		stop: async () => {
			const denied = await deniedAt(origin);
			await leave();
			if (denied.length > 0 && !mayBeDenied)
				throw new Error(`Functions were denied by their roles:\n${JSON.stringify(denied, null, 1)}`);
		},
	};
}
