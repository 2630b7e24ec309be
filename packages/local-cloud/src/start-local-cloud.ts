import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { type Cloud, openCloud } from './cloud/cloud.ts';
import type { CloudContent, StartedCloud } from './cloud/cloud-content.ts';
import type { ConsoleSettings } from './console/console-settings.ts';
import { localConsole } from './console/local-console.ts';
import { distribution } from './edge/distribution.ts';
import type { EdgeRequest, EdgeResponse, Serve } from './edge/edge-message.ts';
import { openEdgeServer } from './edge/edge-server.ts';
import { freePort } from './engine/free-port.ts';
import type { FunctionPool } from './runtime/function-pool.ts';
import { httpApi, INTEGRATION_TIMEOUT_MS } from './runtime/http-api.ts';
import type { Clock } from './state/clock.ts';

export interface LocalCloudOptions {
	/** The folder of the synthesised CDK app (`cdk.out`). */
	readonly assemblyDir: string;
	/** The folder of everything that survives a restart. */
	readonly dataDir: string;
	/** The port of the site on loopback; 0 means any free one. */
	readonly port: number;
	/** Values of the templates' parameters by name, for a site at this origin; others have their default. */
	readonly parameters?: (origin: string) => Readonly<Record<string, string>>;
	/** Values of environment variables by name, for a site at this origin, which replace those of the templates. */
	readonly environment?: (origin: string) => Readonly<Record<string, string>>;
	/** The clock's start instead of real time, set before the cloud is seeded. */
	readonly clockStart?: Date | undefined;
	/** Factor for the timeouts of functions, 1 by default. For tests on a busy machine. */
	readonly timeoutFactor?: number | undefined;
	/** The content that the app puts into its cloud; by default none. */
	readonly content?: CloudContent;
	readonly console?: ConsoleSettings;
	/** Answers before the distribution, such as a development server; undefined passes the request on. */
	readonly beforeSite?: (request: EdgeRequest) => Promise<EdgeResponse | undefined>;
	/** Appended to the report of a denied call: where the role's permissions are. */
	readonly deniedHint?: string;
	/** Prints only errors. */
	readonly quiet?: boolean;
	/** The address of another DynamoDB engine; default: `DYNAMODB_ENDPOINT`, or else our own process. */
	readonly engineEndpoint?: string;
}

/** The parts that can be killed: the engine, every function, or one function by its name. */
type CloudPart = 'engine' | 'functions' | (string & {});

export interface LocalCloud {
	/** `http://localhost:<port>`: site, API and console. */
	readonly origin: string;
	/** The endpoint for AWS clients (`AWS_ENDPOINT_URL`); any credentials are accepted. */
	readonly awsEndpoint: string;
	readonly tableName: string;
	/** The DynamoDB engine itself, without the AWS port and its faults. */
	readonly engineEndpoint: string;
	/** Values of the stacks' outputs by `<stack>.<name>`. */
	readonly outputs: Readonly<Record<string, string>>;
	readonly clock: Clock;
	stop(): Promise<void>;
	/** The next events of a function run the bundle in this folder; running ones finish with the code they began with. */
	replaceCode(functionName: string, folder: string): void;
	/** SIGKILL. The part restarts by itself: the engine at once, a function with its next event. */
	kill(part: CloudPart): void;
}

/** Runs the synthesised app on this machine. Several can run at once with their own ports and folders. */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
	const { content, environment, parameters, quiet = false, console: settings = {} } = options;
	const { assemblyDir, clockStart, deniedHint, timeoutFactor = 1 } = options;
	const dataDir = path.resolve(options.dataDir);
	const port = options.port === 0 ? await freePort() : options.port;
	const log = (line: string): void => {
		if (!quiet) console.log(`  ${line}`);
	};
	mkdirSync(dataDir, { recursive: true });
	const origin = `http://localhost:${port}`;
	const engineEndpoint = options.engineEndpoint ?? process.env.DYNAMODB_ENDPOINT;
	const cloud = await openCloud({
		...{ dataDir, assemblyDir, clockStart, timeoutFactor, engineEndpoint, deniedHint, log },
		parameters: parameters?.(origin) ?? {},
		environment: environment?.(origin) ?? {},
	});
	const data = storedData(cloud, startedCloud(cloud, dataDir, log), content);
	let edge: Server | undefined;

	/** Also closes the open ports when the start fails half-way. */
	async function stop(): Promise<void> {
		const closed = new Promise<void>((resolve) => (edge ? edge.close(() => resolve()) : resolve()));
		edge?.closeIdleConnections();
		await cloud.stop();
		edge?.closeAllConnections();
		await closed;
	}

	try {
		const seeds = content?.seeds ?? [];
		const { isReady, reset, snapshot } = data;
		const served = localConsole({ cloud, siteOrigin: origin, settings, seeds, isReady, reset, snapshot });
		const released = siteOf(cloud, { generation: data.generation, timeoutMs: timeoutFactor * INTEGRATION_TIMEOUT_MS });
		const site: Serve = async (request) => (await options.beforeSite?.(request)) ?? released(request);
		edge = await openEdgeServer({ port, site, console: served });
		await data.open();
		return {
			origin,
			awsEndpoint: cloud.awsUrl,
			tableName: cloud.plan.table.name,
			engineEndpoint: cloud.engine.endpoint,
			outputs: cloud.plan.outputs,
			clock: cloud.clock,
			replaceCode: (functionName, folder) => poolOf(cloud, functionName).replaceCode(folder),
			kill: (part) => kill(cloud, part),
			stop,
		};
	} catch (error) {
		await stop();
		throw error;
	}
}

/** What is stored in the cloud, from its first content to each reset and restored snapshot. */
function storedData(cloud: Cloud, started: StartedCloud, content: CloudContent | undefined) {
	let ready = false;
	let generation = 1;

	/** Replaces all stored data. Until it is done no event source runs, and no request is answered from older data. */
	async function replaceData(work: () => Promise<void>): Promise<void> {
		ready = false;
		await work();
		generation += 1;
		cloud.startWorkers();
		ready = true;
	}

	const reset = (seed?: string): Promise<void> =>
		replaceData(async () => {
			await content?.forget(started.dataDir); // first: the next start completes an interrupted reset
			await cloud.clear();
			await content?.fill(started, seed);
		});

	async function snapshot(): Promise<() => Promise<void>> {
		const restore = await cloud.snapshot();
		return () => replaceData(restore);
	}

	async function open(): Promise<void> {
		await content?.fill(started);
		// Last, so that functions receive the seeded records together instead of one by one.
		cloud.startWorkers();
		ready = true;
	}

	return { isReady: () => ready, generation: () => generation, open, reset, snapshot };
}

const startedCloud = (cloud: Cloud, dataDir: string, log: (line: string) => void): StartedCloud => ({
	awsEndpoint: cloud.awsUrl,
	region: cloud.plan.region,
	tableName: cloud.plan.table.name,
	outputs: cloud.plan.outputs,
	dataDir,
	clock: cloud.clock,
	withoutStream: cloud.withoutStream,
	log,
});

interface SiteOptions {
	readonly generation: () => number;
	/** Timeout of a function behind the API. */
	readonly timeoutMs: number;
}

function siteOf({ plan, pools: all, clock, state }: Cloud, { generation, timeoutMs }: SiteOptions): Serve {
	const pools = new Map(all.map((pool) => [pool.plan.arn, pool]));
	const apis = new Map(plan.apis.map((api) => [api.domain, httpApi({ plan: api, pools, clock, timeoutMs })]));
	return distribution({
		plan: plan.distribution,
		bucketOf: (name) => state.buckets.find((bucket) => bucket.name === name),
		apiOf: (domain) => apis.get(domain),
		now: () => clock.now().getTime(),
		generation,
	});
}

function poolOf({ pools }: Cloud, functionName: string): FunctionPool {
	const pool = pools.find(({ plan }) => plan.name === functionName);
	if (!pool) throw new Error(`There is no function "${functionName}".`);
	return pool;
}

function kill(cloud: Cloud, part: CloudPart): void {
	if (part === 'engine') cloud.engine.kill();
	else if (part === 'functions') for (const pool of cloud.pools) pool.kill();
	else poolOf(cloud, part).kill();
}
