import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { type SiteModule, siteModules } from '../../lib/site-modules.ts';
import { publishPages } from '../../release/publish-pages.ts';
import { release } from '../../release/release.ts';
import { readIfPresent, writeFileAtomically } from '../state/atomic-file.ts';
import type { Cloud } from './cloud.ts';

/** `history`: the demo with eight months behind it. `demo`: its content alone, as the tests use it. `empty`: profile and admin. */
export const seeds = ['history', 'demo', 'empty'] as const;
export type Seed = (typeof seeds)[number];

/** Tells the person at the terminal what happens. */
export type Log = (line: string) => void;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const moduleFolders: Readonly<Record<SiteModule, string>> = {
	shell: 'shell',
	content: 'mfe-content',
	booking: 'mfe-booking',
	admin: 'mfe-admin',
};

/** What every client of the local AWS port wants in its environment. */
const clientEnvironment = (cloud: Cloud): Readonly<Record<string, string>> => ({
	AWS_ACCESS_KEY_ID: 'local',
	AWS_SECRET_ACCESS_KEY: 'local',
	AWS_ENDPOINT_URL: cloud.awsUrl,
	AWS_REGION: cloud.plan.region,
	AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
});

function output(cloud: Cloud, name: string): string {
	const value = cloud.plan.outputs[name];
	if (value === undefined) throw new Error(`The templates have no output ${name}.`);
	return value;
}

/**
 * Puts the built modules live, the same way a release does it in AWS. A module without a build is left out with a note.
 * Resolves with the live version of the shell, for which pages can be rendered; undefined when there is none.
 */
export async function releaseModules(cloud: Cloud, log: Log): Promise<string | undefined> {
	const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
	const s3 = new S3Client({ endpoint: cloud.awsUrl, region: cloud.plan.region, credentials });
	const bucket = output(cloud, 'edge.SiteBucketName');
	let shell: string | undefined;
	for (const module of siteModules) {
		const distDir = path.join(root, moduleFolders[module], 'dist');
		if (!existsSync(path.join(distDir, 'release.json'))) {
			log(`${moduleFolders[module]} has no build; its pages are missing.`);
			continue;
		}
		const { live, moved } = await release({ s3, bucket, module, distDir });
		if (moved) log(`${moduleFolders[module]} ${live.version} is live`);
		if (module === 'shell') shell = live.version;
	}
	s3.destroy();
	return shell;
}

/** Has the publisher render every page from what is live and stored. */
export async function renderPages(cloud: Cloud, version: string): Promise<void> {
	const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
	const lambda = new LambdaClient({ endpoint: cloud.awsUrl, region: cloud.plan.region, credentials });
	await publishPages({ lambda, publisher: output(cloud, 'edge.PublisherFunctionName'), module: 'shell', version });
	lambda.destroy();
}

const markerIn = (dataDir: string): string => path.join(dataDir, 'seeded');

/** Fills the table, once per data folder: the seed passes over what is there, so one that was cut off is run again. */
export async function seedOnce(cloud: Cloud, seed: Seed, dataDir: string, log: Log): Promise<void> {
	const marker = markerIn(dataDir);
	if (readIfPresent(marker) !== undefined) return;
	log(`seeding the table (${seed}) …`);
	// What a history leaves to be done, the sweep finds.
	if (seed === 'history') await cloud.withoutStream(() => runSeed(cloud, seed));
	else await runSeed(cloud, seed);
	await writeFileAtomically(marker, seed);
}

/** What the folder was filled with, if it was. */
export const filledWith = (dataDir: string): string | undefined => readIfPresent(markerIn(dataDir));

/** Lets `seedOnce` run again. */
export const forgetSeed = (dataDir: string): Promise<void> => rm(markerIn(dataDir), { force: true });

/** Runs the seed of the functions' workspace as a command of its own. Throws with what it printed when it fails. */
function runSeed(cloud: Cloud, seed: Seed): Promise<void> {
	const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
	const child = spawn(process.execPath, ['--import', loader, path.join(root, 'lambdas/src/seed/main.ts')], {
		cwd: root,
		env: {
			...process.env,
			...clientEnvironment(cloud),
			TABLE_NAME: cloud.plan.table.name,
			FIELD_KEY_ID: output(cloud, 'data.FieldKeyId'),
			SEED: seed,
			SEED_NOW: cloud.clock.now().toISOString(),
			POWERTOOLS_LOG_LEVEL: 'ERROR',
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const printed: Buffer[] = [];
	child.stdout.on('data', (chunk) => printed.push(chunk));
	child.stderr.on('data', (chunk) => printed.push(chunk));
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code) =>
			code === 0 ? resolve() : reject(new Error(`The seed failed:\n${Buffer.concat(printed).toString()}`)),
		);
	});
}
