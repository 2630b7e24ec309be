import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Shared between test files: jest loads this module once per worker, and the modules of a test once per file. `cloud`
 * belongs to `local-cloud.ts`, `browserOf` to `browser.ts`. Sealed, because jest clears the properties of a file's
 * globals.
 */
const worker = Object.seal({ cloud: undefined, isCloudTaken: false, browserOf });

/** By kind: promises of a browser and of the handles that keep this process alive while it runs. */
const browsers = new Map();

/** The worker's browser of a kind, launched again when it has ended. */
async function browserOf(kind, options) {
	const known = await browsers.get(kind)?.catch(() => undefined);
	if (known?.browser.isConnected()) return known.browser;
	const launched = launch(options);
	browsers.set(kind, launched);
	return (await launched).browser;
}

async function launch(options) {
	const { chromium } = await import('playwright-core');
	const children = [];
	const note = ({ process: child }) => children.push(child);
	subscribe('child_process', note);
	try {
		const browser = await chromium.launch(await options());
		return { browser, handles: children.flatMap((child) => [child, ...child.stdio]) };
	} finally {
		unsubscribe('child_process', note);
	}
}

const launched = async () =>
	(await Promise.all([...browsers.values()].map((one) => one.catch(() => undefined)))).filter(Boolean);

// Playwright ends its browsers itself.
process.once('exit', () => {
	if (!worker.cloud) return;
	worker.cloud.child.kill('SIGKILL');
	rmSync(worker.cloud.dataDir, { recursive: true, force: true, maxRetries: 3 });
});

/** Node with the cloud and the browsers of its worker. A failed test reports the content of its pages. */
export default class JourneyEnvironment extends TestEnvironment {
	async setup() {
		await super.setup();
		worker.isCloudTaken = false;
		this.global.journeyWorker = worker;
		for (const { handles } of await launched()) for (const handle of handles) handle?.ref?.();
	}

	/** Closes what the file left open. Browsers do not keep an idle worker alive. */
	async teardown() {
		for (const { browser, handles } of await launched()) {
			await Promise.all(browser.contexts().map((context) => context.close()));
			for (const handle of handles) handle?.unref?.();
		}
		await super.teardown();
	}

	async handleTestEvent({ name, error }) {
		if (name !== 'test_fn_failure' || !(error?.stack && this.global.describeOpenPages)) return;
		error.stack += `\n\n${await this.global.describeOpenPages()}`;
	}
}
