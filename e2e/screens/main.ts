import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { desktop, openBrowser, phone } from '@tulia/test-kit/browser';
import { startLocalCloud } from '@tulia/test-kit/local-cloud';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import type { Browser, Page } from 'playwright-core';
import { admin, logIn, newClient, type Person } from '../support/log-in.ts';

/** A page to look at, and what to do on it before the picture is taken. */
interface Scene {
	readonly name: string;
	readonly path: string;
	readonly as?: 'client' | 'admin';
	readonly act?: (page: Page) => Promise<unknown>;
}

const scenes: readonly Scene[] = [
	{ name: 'home', path: '/' },
	{ name: 'services', path: '/services' },
	{ name: 'services-open', path: '/services#anxiety-management' },
	{ name: 'login', path: '/login' },
	{ name: 'login-refused', path: '/login', act: (page) => page.getByRole('button', { name: 'Log in' }).click() },
	{ name: 'register', path: '/register' },
	{
		name: 'register-refused',
		path: '/register',
		act: (page) => page.getByRole('button', { name: /create account|sign up/i }).click(),
	},
	{ name: 'help-now', path: '/help-now' },
	{ name: 'not-found', path: '/nothing-here' },
	{ name: 'schedule', path: '/schedule-appointment', as: 'client' },
	{ name: 'my-appointments', path: '/appointments', as: 'client' },
	{ name: 'admin-appointments', path: '/admin/appointments', as: 'admin' },
];

const folder = join(repositoryRoot(), '.local/screens');
const themes = ['light', 'dark'] as const;
const widths = { mobile: phone, desktop } as const;

async function take(
	browser: Browser,
	origin: string,
	scene: Scene,
	people: Readonly<Record<'client' | 'admin', Person>>,
): Promise<void> {
	for (const [width, viewport] of Object.entries(widths)) {
		for (const colorScheme of themes) {
			const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
			const page = await context.newPage();
			if (scene.as) await logIn(page, origin, people[scene.as]);
			await page.goto(origin + scene.path);
			await page.waitForLoadState('networkidle');
			await scene.act?.(page);
			await page.waitForTimeout(400);
			await page.screenshot({ path: join(folder, `${scene.name}-${width}-${colorScheme}.png`), fullPage: true });
			await context.close();
		}
	}
	console.log(scene.name);
}

/** `npm run screens [-- name …]`: pictures into `.local/screens`, for people to look at beside the design. */
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const cloud = await startLocalCloud();
const browser = await openBrowser();
try {
	const people = { admin, client: await newClient(cloud.origin) };
	for (const scene of scenes)
		if (wanted.length === 0 || wanted.includes(scene.name)) await take(browser, cloud.origin, scene, people);
} finally {
	await browser.close();
	await cloud.stop();
}
