import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { StartedCloud } from 'local-cloud/content';
import { outputOf } from './output-of.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The environment for SDK clients in another process. */
const clientEnvironment = ({ awsEndpoint, region }: StartedCloud): Readonly<Record<string, string>> => ({
	AWS_ACCESS_KEY_ID: 'local',
	AWS_SECRET_ACCESS_KEY: 'local',
	AWS_ENDPOINT_URL: awsEndpoint,
	AWS_REGION: region,
	AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
});

/** Runs the seed of the lambdas workspace as a child process. Throws with its output when it fails. */
export function runSeed(cloud: StartedCloud, seed: string): Promise<void> {
	const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
	const child = spawn(process.execPath, ['--import', loader, path.join(root, 'lambdas/demo/main.ts')], {
		cwd: root,
		env: {
			...process.env,
			...clientEnvironment(cloud),
			TABLE_NAME: cloud.tableName,
			FIELD_KEY_ID: outputOf(cloud, 'data.FieldKeyId'),
			SEED: seed,
			SEED_NOW: cloud.clock.now().toISOString(),
			PREPARED_HISTORY: path.join(root, 'lambdas/generated/history.bin'),
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
