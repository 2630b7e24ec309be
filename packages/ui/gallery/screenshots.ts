// biome-ignore-all lint/suspicious/noConsole: a command that prints to the terminal
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildGallery, galleryFolder } from './build.ts';
import { serveGallery } from './serve.ts';

/*
 * Builds the gallery, takes screenshots on a phone and a desktop in both themes, and runs axe-core: `npm run
 * screenshots -w packages/ui`.
 */

const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];
const PAGES = process.argv[2]?.split(',') ?? ['core', 'form', 'booking', 'admin', 'art'];
const SIZES = [
	{ name: 'mobile', width: 390, height: 844 },
	{ name: 'desktop', width: 1440, height: 900 },
];
const THEMES = ['light', 'dark'] as const;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pictures = join(galleryFolder, '../pictures');

interface Violation {
	readonly id: string;
	readonly targets: string;
	readonly summary: string | undefined;
}

const examine = async (page: Page): Promise<readonly Violation[]> => {
	await page.evaluate(axe);
	return page.evaluate(async () => {
		const { violations } = await Reflect.get(window, 'axe').run();
		return violations.map((violation: { id: string; nodes: { target: string[]; failureSummary?: string }[] }) => ({
			id: violation.id,
			targets: violation.nodes.map((node) => node.target.join(' ')).join(' | '),
			summary: violation.nodes[0]?.failureSummary,
		}));
	});
};

/** Submits the forms before the screenshot, so that their errors are shown. */
const submitEmptyForms = async (page: Page, name: string): Promise<void> => {
	if (name !== 'form') return;
	await page.getByRole('button', { name: 'Log in' }).click();
	await page.getByRole('button', { name: 'Create account' }).click();
};

interface Shot {
	readonly origin: string;
	readonly name: string;
	readonly size: (typeof SIZES)[number];
	readonly theme: 'light' | 'dark';
}

const photograph = async (browser: Browser, { origin, name, size, theme }: Shot) => {
	const context = await browser.newContext({ viewport: size, colorScheme: theme, reducedMotion: 'reduce' });
	const page = await context.newPage();
	const complaints: string[] = [];
	page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
	page.on('pageerror', (error) => complaints.push(error.message));
	await page.goto(`${origin}/${name}`);
	await page.waitForSelector('h1');
	await submitEmptyForms(page, name);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
	if (tooWide) complaints.push('the page scrolls sideways');
	await page.screenshot({ path: join(pictures, `${name}-${size.name}-${theme}.png`), fullPage: true });
	for (const found of await examine(page)) complaints.push(`axe ${found.id}: ${found.targets}\n${found.summary}`);
	await context.close();
	return complaints.map((complaint) => `${name} ${size.name} ${theme}: ${complaint}`);
};

await buildGallery();
mkdirSync(pictures, { recursive: true });
const { origin, close } = await serveGallery();
const browser = await chromium.launch({
	executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
	args: FLAGS,
});
const complaints: string[] = [];
for (const name of PAGES) {
	for (const size of SIZES) {
		for (const theme of THEMES) complaints.push(...(await photograph(browser, { origin, name, size, theme })));
	}
}
await browser.close();
close();
console.log(complaints.length === 0 ? `No complaints. Pictures: ${pictures}` : complaints.join('\n'));
process.exitCode = complaints.length === 0 ? 0 : 1;
