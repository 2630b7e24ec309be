import { type LocalCloud, type LocalCloudOptions, startLocalCloud } from './start-local-cloud.ts';

export interface RunOptions extends Omit<LocalCloudOptions, 'dataDir' | 'port' | 'clockStart' | 'timeoutFactor'> {
	/** Printed below the addresses, such as the accounts that can sign in. */
	readonly notes?: (cloud: LocalCloud) => readonly string[];
	/** Called with the cloud once it is running. */
	readonly onStarted?: (cloud: LocalCloud) => void;
}

/**
 * Runs a local cloud as this process until Ctrl-C, or until its parent process has ended. Reads PORT (8080), DATA_DIR
 * (.local), CLOCK_START (ISO instant; default real time), TIMEOUT_FACTOR (1) and DYNAMODB_ENDPOINT. An error is printed
 * in one sentence, and ends the process with code 1.
 */
export async function runLocalCloud({ notes = () => [], onStarted, ...options }: RunOptions): Promise<void> {
	/** An interrupted start needs no clean-up: the next start completes it. */
	let stop = async (): Promise<void> => {};
	stopOnSignal(() => stop());
	try {
		const { DATA_DIR: dataDir = '.local', PORT, CLOCK_START, TIMEOUT_FACTOR } = process.env;
		const given = { port: portOf(PORT), clockStart: instantOf(CLOCK_START), timeoutFactor: factorOf(TIMEOUT_FACTOR) };
		const cloud = await startLocalCloud({ ...options, dataDir, ...given });
		stop = cloud.stop;
		onStarted?.(cloud);
		console.log(`\n${[...addressesOf(cloud, options), ...notes(cloud)].map((line) => `  ${line}`.trimEnd()).join('\n')}

  Ctrl-C stops everything; the data stays.
`);
	} catch (error) {
		failWith(error);
	}
}

/** Prints one sentence and ends the process. */
export function failWith(error: unknown): never {
	console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(1);
}

function portOf(given = '8080'): number {
	const port = Number(given);
	if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
	throw new Error(`PORT must be a port number, not ${given}.`);
}

function instantOf(given: string | undefined): Date | undefined {
	if (!given) return undefined;
	const instant = new Date(given);
	if (!Number.isNaN(instant.getTime())) return instant;
	throw new Error(`CLOCK_START must be an ISO instant, not ${given}.`);
}

function factorOf(given = '1'): number {
	const factor = Number(given);
	if (factor >= 1) return factor;
	throw new Error(`TIMEOUT_FACTOR must be a number from 1 on, not ${given}.`);
}

const addressesOf = ({ origin, awsEndpoint }: LocalCloud, { console: settings }: RunOptions): readonly string[] => [
	`Site        ${origin}`,
	`Inbox       ${origin}/__local/mail`,
	`Schedules   ${origin}/__local/schedules`,
	`Clock       ${origin}/__local/clock`,
	...(settings?.apiDescription ? [`API         ${origin}/__local/api-docs`] : []),
	`AWS         ${awsEndpoint} (AWS_ENDPOINT_URL; any credentials)`,
];

function stopOnSignal(stop: () => Promise<void>): void {
	let stopping = false;
	async function end(): Promise<void> {
		if (stopping) return;
		stopping = true;
		await stop();
		process.exit(0);
	}
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
	// The parent process was killed, so no Ctrl-C will come.
	process.on('disconnect', end);
}
