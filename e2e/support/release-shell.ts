import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { repositoryRoot } from '@tulia/test-kit/repository-root';

const run = promisify(execFile);

/** A build of the shell that differs from the one at hand in its version only, and so in every address of its files. */
export function anotherShell(version: string): string {
	const dist = mkdtempSync(join(tmpdir(), 'tulia-shell-'));
	cpSync(join(repositoryRoot(), 'shell/dist'), dist, { recursive: true });
	const facts = join(dist, 'release.json');
	writeFileSync(facts, JSON.stringify({ ...JSON.parse(readFileSync(facts, 'utf8')), version }));
	return dist;
}

/** Runs the release command of the shell, as its team does, and waits until the pages are rendered. */
export async function releaseShell(cloud: LocalCloud, ...options: readonly string[]): Promise<void> {
	const [bucket = ''] = readdirSync(join(cloud.dataDir, 'buckets'));
	await run(process.execPath, ['--import', 'tsx', 'infra/release/main.ts', 'shell', '--bucket', bucket, ...options], {
		cwd: repositoryRoot(),
		env: {
			...process.env,
			AWS_ACCESS_KEY_ID: 'local',
			AWS_SECRET_ACCESS_KEY: 'local',
			AWS_ENDPOINT_URL: cloud.awsEndpoint,
			AWS_REGION: 'af-south-1',
		},
	});
}
