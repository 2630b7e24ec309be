import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { freePort } from 'local-cloud/free-port';
import type { Figure } from './lib/report.ts';

/** Seconds from the command until the site answers; the command is stopped afterwards. */
async function startOnce(folder: string): Promise<number> {
	const port = await freePort();
	const started = performance.now();
	const child = spawn('npm', ['start'], {
		cwd: folder,
		env: { ...process.env, PORT: String(port) },
		stdio: ['ignore', 'ignore', 'inherit'],
		detached: true,
	});
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	try {
		while (!(await isUp(port))) {
			if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}.`);
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		return (performance.now() - started) / 1000;
	} finally {
		if (child.pid) process.kill(-child.pid, 'SIGTERM');
		await ended;
	}
}

const isUp = (port: number): Promise<boolean> =>
	fetch(`http://localhost:${port}/__local/api/health`).then(
		({ ok }) => ok,
		() => false,
	);

/** Measures the first start in a fresh clone, install included, and a second start in the same folder. */
export async function startTimes(): Promise<readonly Figure[]> {
	const folder = mkdtempSync(join(tmpdir(), 'tulia-clone-'));
	try {
		execFileSync('git', ['clone', '--quiet', repositoryRoot(), folder]);
		return [
			{ name: 'first start, with the install', value: await startOnce(folder), unit: 's', budget: 120 },
			{ name: 'second start', value: await startOnce(folder), unit: 's', budget: 10 },
		];
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
