import { desktop, openBrowser, openPage } from '@tulia/test-kit/browser';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { logIn, newClient } from '../../e2e/support/log-in.ts';
import { makeModule } from '../../e2e/support/processes/new-module.ts';

/** Resolves with the result of `work` and its duration, seconds. */
async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly seconds: number }> {
	const started = Date.now();
	const result = await work();
	return { result, seconds: Math.round((Date.now() - started) / 1000) };
}

/** Throws unless the page of the module opens for a logged-in client. */
async function openForClient({ origin, now }: LocalCloud): Promise<void> {
	const browser = await openBrowser({ now });
	try {
		const { page, pageErrors } = await openPage(await browser.newContext({ viewport: desktop }));
		await logIn(page, origin, await newClient(origin));
		await page.goto(`${origin}/groups`);
		await page.getByRole('heading', { level: 2, name: 'Nothing here yet' }).waitFor();
		if (pageErrors.length > 0) throw new Error(`The page of the new module said: ${pageErrors.join('; ')}`);
	} finally {
		await browser.close();
	}
}

/**
 * A new module from nothing to its page in the browser. `npm run check` builds the copy and checks all its types, which
 * takes minutes: the journey of new modules skips it.
 */
export async function newModule(): Promise<readonly string[]> {
	const made = await timed(() => makeModule('groups', '/groups'));
	const module = made.result;
	try {
		const checked = await timed(() => module.run('npm', 'run', 'check'));
		const tested = await timed(() => module.run('npx', 'jest', '--selectProjects', 'unit', '--', 'mfe-groups'));
		// The state before its first release: `npm run deploy` builds it.
		await module.run('rm', '-r', 'mfe-groups/dist');
		const cloud = await module.startCloud();
		try {
			const released = await timed(() => module.release(cloud));
			if (released.result.code !== 0) throw new Error(`It was not released:\n${released.result.output}`);
			await openForClient(cloud);
			const minutes = ((made.seconds + checked.seconds + tested.seconds + released.seconds) / 60).toFixed(1);
			return [
				'In a copy of the repository:',
				'',
				'| step | seconds |',
				'|---|---|',
				`| copy, \`npm run new:module -- groups /groups\` | ${made.seconds} |`,
				`| \`npm run check\`, every step green | ${checked.seconds} |`,
				`| the unit tests of the module | ${tested.seconds} |`,
				`| \`npm run deploy -w mfe-groups\` into the running local cloud | ${released.seconds} |`,
				'',
				`${minutes} minutes; the page then opened in Chromium for a client who had logged in, and logged no error.`,
			];
		} finally {
			await cloud.stop();
		}
	} finally {
		await module.remove();
	}
}
