import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { desktop, openPage, type PageErrors } from '@tulia/test-kit/browser';
import { readOutput } from '@tulia/test-kit/child-output';
import { copyRepository } from '@tulia/test-kit/repository-copy';
import { freePort } from 'local-cloud/free-port';
import type { Browser, Page } from 'playwright-core';
import { until } from './until.ts';

/** `npm run dev` in a copy of the repository. */
export interface DevLoop {
	readonly origin: string;
	/** The process of npm. */
	readonly npm: ChildProcess;
	/** What was printed since the start. */
	output(): string;
	/** Asks until the answer is right; where it never is, the error ends with what was printed last. */
	until<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T>;
	/** Saves a file with one of its texts replaced; the same call with the texts exchanged takes it back. */
	edit(file: string, from: string, to: string): Promise<void>;
	/** Presses Ctrl-C, waits for the end and removes the copy. */
	stop(): Promise<void>;
}

/** How much of what was printed explains a failure, characters. */
const LAST = 3000;

/** Milliseconds: the whole site is built from nothing first. */
const START_WITHIN = 500_000;

/** A page in a browser context of its own. */
export async function openDevPage(browser: Browser): Promise<{ readonly page: Page; readonly pageErrors: PageErrors }> {
	const opened = await openPage(await browser.newContext({ viewport: desktop }));
	const { page } = opened;
	// A module that is just being rebuilt may not come in time; a developer then reloads the page.
	await page.addLocatorHandler(
		page.getByRole('heading', { name: 'This page could not be loaded' }),
		async () => {
			await page.reload();
		},
		{ noWaitAfter: true },
	);
	return opened;
}

/** Starts it, with the whole site or with one workspace alone, and waits until it says that it watches. */
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
		// A process group of its own, as a terminal gives one: Ctrl-C goes to all of it.
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
			// Put there at once, as an editor does: a watcher that looks while it is being written would build an empty file.
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
