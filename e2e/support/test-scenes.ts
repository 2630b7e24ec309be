import { openBrowser, openPage, phone } from '@tulia/test-kit/browser';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser } from 'playwright-core';
import { admin, newClient } from './log-in.ts';
import { hear, look, looksOf, type Remembered, reflow, remembered } from './looks.ts';
import { play, type Scene } from './scene.ts';

/**
 * Plays each scene as a visitor with a phone, checks the specification's words, and then looks at it: axe in both themes
 * and at both sizes, 320 pixels, text at 200%, no complaint in the console, nothing blocked by the content policy.
 */
export function testScenes(scenes: readonly Scene[]): void {
	let cloud: LocalCloud;
	let browser: Browser;
	const sessions: { client?: Remembered; admin?: Remembered } = {};

	beforeAll(async () => {
		[cloud, browser] = await Promise.all([startLocalCloud(), openBrowser()]);
		const wanted = new Set(scenes.map(({ as }) => as));
		if (wanted.has('client')) sessions.client = await remembered(browser, cloud.origin, await newClient(cloud.origin));
		if (wanted.has('admin')) sessions.admin = await remembered(browser, cloud.origin, admin);
	}, 120_000);
	afterAll(async () => {
		await browser.close();
		await cloud.stop();
	});

	test.each(scenes)(
		'$name',
		async (scene) => {
			const storageState = scene.as && sessions[scene.as];
			const context = await browser.newContext({
				viewport: phone,
				reducedMotion: 'reduce',
				...(storageState ? { storageState } : {}),
			});
			const { page, witness } = await openPage(context, scene.mayComplain ? { ignore: scene.mayComplain } : {});
			await play(page, scene, cloud.origin);
			await hear(page, scene);
			for (const each of looksOf(scene)) await look(page, each);
			await reflow(page, scene);
			expect(witness.complaints).toEqual([]);
			await context.close();
		},
		90_000,
	);
}
