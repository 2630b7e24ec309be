import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { desktop, openPage, type PageErrors } from '@tulia/test-kit/browser';
import { readOutput } from '@tulia/test-kit/child-output';
import { copyRepository } from '@tulia/test-kit/repository-copy';
import { freePort } from 'local-cloud/free-port';
import type { Browser, Page } from 'playwright-core';
import { until } from '../until.ts';

/** `npm run dev` in a copy of the repository. */
export interface DevLoop {
	readonly origin: string;
	readonly npm: ChildProcess;
	/** The output since the start. */
	output(): string;
	/** Polls until the result is right; a timeout's error ends with the last output. */
	until<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T>;
	/** Saves a file with one of its texts replaced; exchanging both texts reverts it. */
	edit(file: string, from: string, to: string): Promise<void>;
	/** Presses Ctrl-C, waits for the end and deletes the copy. */
	stop(): Promise<void>;
}

/** The characters of output in an error. */
const LAST = 3000;

/** Milliseconds: the whole site is built from scratch first. */
const START_WITHIN = 500_000;

export async function openDevPage(browser: Browser): Promise<{ readonly page: Page; readonly pageErrors: PageErrors }> {
	const opened = await openPage(await browser.newContext({ viewport: desktop }));
	const { page } = opened;
	// A module that is being rebuilt may fail to load; a developer then reloads the page.
	await page.addLocatorHandler(
		page.getByRole('heading', { name: 'This page could not be loaded' }),
		async () => {
			await page.reload();
		},
		{ noWaitAfter: true },
	);
	return opened;
}

/** Starts it, with the whole site or with one workspace, and waits until it is watching. */
export async function startDevLoop(workspace?: string): Promise<DevLoop> {
	const copy = await copyRepository();
	const port = await freePort();
	const npm = spawn('npm', ['run', 'dev', ...(workspace ? ['-w', workspace] : [])], {
		cwd: copy.folder,
		env: {
			...process.env,
			PORT: String(port),
			DATA_DIR: path.join(copy.folder, '.local'),
			SEED: 'demo',
			NODE_OPTIONS: '',
		},
		stdio: ['ignore', 'pipe', 'pipe'],
		// A process group of its own, as in a terminal: Ctrl-C goes to all of it.
		detached: true,
	});
	const output = readOutput(npm);
	const ended = new Promise<void>((resolve) => npm.once('close', () => resolve()));
	await until(
		async () => {
			if (npm.exitCode === null) return output();
			await copy.remove();
			throw new Error(`npm run dev ended:\n${output()}`);
		},
		(text) =>
			text.includes('In development:') && (text.match(/compiled successfully/g)?.length ?? 0) >= (workspace ? 2 : 4),
		START_WITHIN,
	);
	return {
		origin: `http://localhost:${port}`,
		npm,
		output,
		until: (ask, isRight) =>
			until(ask, isRight).catch((error: Error) => {
				throw new Error(`${error.message}\n\nnpm run dev said:\n${output().slice(-LAST)}`);
			}),
		async edit(file, from, to) {
			const place = path.join(copy.folder, file);
			const text = await readFile(place, 'utf8');
			if (!text.includes(from)) throw new Error(`${file} does not say "${from}".`);
			// Moved atomically, as editors do: a watcher could read a file that is half written.
			const written = path.join(copy.folder, 'edited');
			await writeFile(written, text.replaceAll(from, to));
			await rename(written, place);
		},
		async stop() {
			const isRunning = npm.exitCode === null && npm.signalCode === null;
			if (npm.pid !== undefined && isRunning) process.kill(-npm.pid, 'SIGINT');
			await ended;
			await copy.remove();
		},
	};
}
