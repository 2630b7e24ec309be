import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cloud, openCloud } from './cloud/cloud.ts';
import {
	filledWith,
	forgetSeed,
	type Log,
	releaseModules,
	renderPages,
	type Seed,
	seedOnce,
} from './cloud/first-content.ts';
import { startAtWork } from './cloud/working-clock.ts';
import { localConsole } from './console/local-console.ts';
import { distribution } from './edge/distribution.ts';
import type { EdgeRequest, EdgeResponse } from './edge/edge-message.ts';
import { openEdgeServer } from './edge/edge-server.ts';
import { freePort } from './engine/free-port.ts';
import { httpApi } from './runtime/http-api.ts';

export interface LocalCloudOptions {
	/** Everything that outlives a restart is in here. */
	readonly dataDir: string;
	/** The site's port on loopback; 0 takes a free one. */
	readonly port: number;
	/** What an empty table is filled with; `none` runs no seed, releases no module and renders no page. */
	readonly seed: Seed | 'none';
	/** Prints nothing but errors. */
	readonly quiet?: boolean;
	/** The synthesised CDK app; by default `infra/cdk.out`. */
	readonly assemblyDir?: string;
	/** An OpenAPI document of what the functions answer, shown under `/__local/api-docs`. */
	readonly apiDescription?: string | undefined;
	/** Another DynamoDB engine; by default `DYNAMODB_ENDPOINT`, else our own process. */
	readonly engineEndpoint?: string | undefined;
}

/** What can be killed: the engine, every function, or one function by its name. */
type CloudPart = 'engine' | 'functions' | (string & {});

export interface LocalCloud {
	/** `http://localhost:<port>`: site, API and console. */
	readonly origin: string;
	/** Where AWS clients go (`AWS_ENDPOINT_URL`); any credentials will do. */
	readonly awsEndpoint: string;
	readonly tableName: string;
	/** The DynamoDB engine itself, past the AWS port and its faults. */
	readonly engineEndpoint: string;
	/** Values of the stacks' outputs by `<stack>.<name>`. */
	readonly outputs: Readonly<Record<string, string>>;
	/** What time it was in there when it started, where that was not the real time. */
	readonly movedTo: Date | undefined;
	stop(): Promise<void>;
	/** SIGKILL. The part comes back by itself: the engine at once, a function with its next event. */
	killHard(part: CloudPart): void;
}

const assembly = fileURLToPath(new URL('../cdk.out', import.meta.url));

/** Runs the deployed system on this machine. Several may run at once on ports and folders of their own. */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
	const { seed, quiet = false, assemblyDir = assembly, apiDescription } = options;
	const dataDir = path.resolve(options.dataDir);
	const port = options.port === 0 ? await freePort() : options.port;
	const log: Log = (line) => {
		if (!quiet) console.log(`  ${line}`);
	};
	mkdirSync(dataDir, { recursive: true });
	const origin = `http://localhost:${port}`;
	const engineEndpoint = options.engineEndpoint ?? process.env.DYNAMODB_ENDPOINT;
	const cloud = await openCloud({ dataDir, assemblyDir, siteOrigin: origin, engineEndpoint, log });
	let ready = false;
	let generation = 1;

	async function reset(asked: Seed | 'none' = seed): Promise<void> {
		ready = false;
		await forgetSeed(dataDir); // first: a reset that is cut off is completed by the next start
		await cloud.clear();
		generation += 1;
		await fill(cloud, asked, dataDir, log);
		cloud.startWorkers();
		ready = true;
	}

	try {
		const console = localConsole({ cloud, siteOrigin: origin, apiDescription, isReady: () => ready, reset });
		const edge = await openEdgeServer({ port, site: siteOf(cloud, () => generation), console });
		await fill(cloud, seed, dataDir, log);
		// Last, so that the publisher renders the seeded pages once instead of with every record.
		cloud.startWorkers();
		ready = true;
		return {
			origin,
			awsEndpoint: cloud.awsUrl,
			tableName: cloud.plan.table.name,
			engineEndpoint: cloud.engine.endpoint,
			outputs: cloud.plan.outputs,
			movedTo: cloud.clock.offset() === 0 ? undefined : cloud.clock.now(),
			killHard: (part) => kill(cloud, part),
			async stop() {
				const closed = new Promise<void>((resolve) => edge.close(() => resolve()));
				edge.closeIdleConnections();
				await cloud.stop();
				edge.closeAllConnections();
				await closed;
			},
		};
	} catch (error) {
		await cloud.stop();
		throw error;
	}
}

function siteOf(
	{ plan, pools, clock, state }: Cloud,
	generation: () => number,
): (request: EdgeRequest) => Promise<EdgeResponse> {
	const byArn = new Map(pools.map((pool) => [pool.plan.arn, pool]));
	const apis = new Map(plan.apis.map((api) => [api.domain, httpApi(api, byArn, clock)]));
	return distribution({
		plan: plan.distribution,
		bucketOf: (name) => state.buckets.find((bucket) => bucket.name === name),
		apiOf: (domain) => apis.get(domain),
		now: () => clock.now().getTime(),
		generation,
	});
}

/** Modules live, records stored, pages rendered. */
async function fill(cloud: Cloud, seed: Seed | 'none', dataDir: string, log: Log): Promise<void> {
	if (seed === 'none') return;
	if ((filledWith(dataDir) ?? seed) === 'history') await startAtWork(cloud.clock);
	const [version] = await Promise.all([releaseModules(cloud, log), seedOnce(cloud, seed, dataDir, log)]);
	if (version) await renderPages(cloud, version);
}

function kill({ engine, pools }: Cloud, part: CloudPart): void {
	const chosen = pools.filter(({ plan }) => part === 'functions' || plan.name === part);
	if (part === 'engine') engine.killHard();
	else if (chosen.length === 0) throw new Error(`There is no part "${part}".`);
	for (const pool of chosen) pool.killHard();
}
