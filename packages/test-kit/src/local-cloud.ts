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

export interface LocalCloud {
	readonly origin: string;
	readonly dataDir: string;
	/** The endpoint of the local services for the AWS SDK. It changes with a restart. */
	readonly awsEndpoint: string;
	readonly tableName: string;
	/** The calls denied by roles since the start. */
	denied(): Promise<readonly DeniedCall[]>;
	mails(): Promise<readonly Mail[]>;
	schedules(): Promise<readonly Schedule[]>;
	/** The time of the clock of all functions and schedules. It starts at `JOURNEY_START` and advances. */
	now(): Date;
	/** Moves that clock to an instant. */
	moveClockTo(instant: string): Promise<void>;
	/**
	 * Resolves once no work is running or due by that clock: everything that follows from earlier acknowledged writes is
	 * done. Throws after four minutes with what is still running.
	 */
	settled(): Promise<void>;
	/** Kills the cloud at once, as a power cut would. */
	kill(): Promise<void>;
	/** Restarts on the same data, at the current time of its clock. */
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

/** The calls that a function's role did not allow (promise W13). Empty for a killed cloud. */
async function deniedAt(origin: string): Promise<readonly DeniedCall[]> {
	const answer = await fetch(`${origin}/__local/api/denied`).catch(() => undefined);
	return answer?.ok ? ((await answer.json()) as readonly DeniedCall[]) : [];
}

/** Shared between test files (`journey-environment.mjs`). */
interface JourneyWorker {
	cloud: CloudProcess | undefined;
	/** Whether a test of this file uses it. */
	isCloudTaken: boolean;
}

/** Undefined in a command that is no test. */
const journeyWorker = (): JourneyWorker | undefined => Reflect.get(globalThis, 'journeyWorker');

/** Restores a cloud's data to the snapshot after seeding; false where the cloud has died, or has no snapshot. */
const isRestored = ({ origin }: CloudProcess): Promise<boolean> =>
	fetch(`${origin}/__local/api/snapshot/restore`, { method: 'POST' }).then(
		({ ok }) => ok,
		() => false,
	);

/** The cloud of this worker, with the same data for every file. */
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
 * Starts a local cloud with the demo centre, from the build that `npm test` makes. Without options a test uses the
 * cloud of its worker, whose processes outlive test files and whose data and clock are reset for each; a second one in
 * a file is a new process.
 *
 * @param clockStart The start of its clock instead of `JOURNEY_START`.
 * @param assemblyDir Another synthesised app than `infra/cdk.out`, such as one with a built-in fault.
 * @param repository A copy of this repository to run, with its build.
 * @param ownProcess For a test that kills or restarts it, or that examines its folder or processes.
 * @param mayBeDenied Denied calls are expected, and do not fail the test.
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
