import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { putObject, readObject, siteBucketOf } from '../local-aws.ts';

const run = promisify(execFile);

export interface CommandResult {
	readonly code: number;
	readonly output: string;
}

async function resultOf(
	command: Promise<{ readonly stdout: string; readonly stderr: string }>,
): Promise<CommandResult> {
	return command.then(
		({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
		({ code, stdout, stderr }: CommandResult & { readonly stdout: string; readonly stderr: string }) => ({
			code,
			output: stdout + stderr,
		}),
	);
}

/** The environment in which a release finds the local services. */
const environmentOf = ({ awsEndpoint }: LocalCloud): NodeJS.ProcessEnv => ({
	...process.env,
	AWS_ACCESS_KEY_ID: 'local',
	AWS_SECRET_ACCESS_KEY: 'local',
	AWS_ENDPOINT_URL: awsEndpoint,
	AWS_REGION: 'af-south-1',
});

/** Runs the release command of a module, as its team does, and waits until the pages are rendered. */
export const runRelease = (cloud: LocalCloud, module: string, ...options: readonly string[]): Promise<CommandResult> =>
	resultOf(
		run(
			process.execPath,
			['--import', 'tsx', 'infra/release/main.ts', module, '--bucket', siteBucketOf(cloud), ...options],
			{ cwd: repositoryRoot(), env: environmentOf(cloud) },
		),
	);

/** Runs `npm run deploy -w <workspace>` in a checkout. */
export const runDeploy = (
	cloud: LocalCloud,
	checkout: string,
	workspace: string,
	...options: readonly string[]
): Promise<CommandResult> =>
	resultOf(
		run('npm', ['run', 'deploy', '-w', workspace, '--', '--bucket', siteBucketOf(cloud), ...options], {
			cwd: checkout,
			env: environmentOf(cloud),
		}),
	);

export const liveVersion = async (cloud: LocalCloud, module: string): Promise<string> =>
	JSON.parse(await readObject(cloud, `releases/${module}.json`)).version;

/** The current build under another version, and so with other addresses for all its files. */
export function buildWithVersion(workspace: string, version: string): string {
	const dist = mkdtempSync(join(tmpdir(), 'tulia-build-'));
	cpSync(join(repositoryRoot(), workspace, 'dist'), dist, { recursive: true });
	const facts = join(dist, 'release.json');
	writeFileSync(facts, JSON.stringify({ ...JSON.parse(readFileSync(facts, 'utf8')), version }));
	return dist;
}

/** A build of the booking module with one changed file, in a folder of the repository, where packages resolve. */
export async function changedBooking(file: string, change: (source: string) => string): Promise<string> {
	const root = repositoryRoot();
	const folder = mkdtempSync(join(root, 'mfe-booking/generated.'));
	for (const part of ['src', 'rspack.config.mjs', 'prefetches.json'])
		cpSync(join(root, 'mfe-booking', part), join(folder, part), { recursive: true });
	const changed = join(folder, file);
	writeFileSync(changed, change(readFileSync(changed, 'utf8')));
	await run(process.execPath, [join(root, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'], { cwd: folder });
	return folder;
}

export const removeBuild = (folder: string): void => rmSync(folder, { recursive: true, force: true });

const contentTypes: Readonly<Record<string, string>> = {
	js: 'text/javascript; charset=utf-8',
	mjs: 'text/javascript; charset=utf-8',
	css: 'text/css; charset=utf-8',
	svg: 'image/svg+xml',
};

/** Releases a build without its trial. */
export async function forceLive(cloud: LocalCloud, module: string, dist: string): Promise<string> {
	const built = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'));
	const base = `/mfe/${module}/${built.version}/`;
	for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		const isCompressed = entry.name.endsWith('.br');
		const plain = isCompressed ? entry.name.slice(0, -'.br'.length) : entry.name;
		await putObject(cloud, base.slice(1) + path.slice(dist.length + 1), readFileSync(path), {
			'content-type': contentTypes[plain.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
			...(isCompressed ? { 'content-encoding': 'br' } : {}),
		});
	}
	const address = (file: string): string => base + file;
	const pointer = {
		...built,
		base,
		previous: await liveVersion(cloud, module),
		remoteEntry: address(built.remoteEntry),
		server: address(built.server),
		scripts: built.scripts.map(address),
		styles: built.styles.map(address),
	};
	await putObject(cloud, `releases/${module}.json`, JSON.stringify(pointer));
	return built.version;
}
