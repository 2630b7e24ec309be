import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { installedBrowsers } from './installed-browsers.ts';

const root = mkdtempSync(join(tmpdir(), 'tulia-bring-up-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The browser of this test run. */
const browser = process.env.CHROME_PATH ?? installedBrowsers()[0] ?? chromium.executablePath();

/** Some systems install browsers outside the PATH, where a test cannot hide them. */
const testWithoutBrowser = installedBrowsers({ PATH: '' }).length > 0 ? test.skip : test;

/** Programs of a machine by name, each as a shell script. */
type Programs = Readonly<Record<string, string>>;

const openBrowser = `PATH='${process.env.PATH}' exec '${browser}' "$@"`;
/** A package manager that installs a browser and prints its arguments. */
const installing = (folder: string): string =>
	`echo "$0 $*" >> '${folder}/told'\ncase "$*" in *chromium*) printf '#!/bin/sh\\n%s\\n' '${openBrowser.replaceAll("'", `'\\''`)}' > '${folder}/chromium'; PATH='${process.env.PATH}' chmod +x '${folder}/chromium';; esac`;
const broken = 'exit 1';

/** A folder that is a machine's whole PATH. */
function machine(programs: (folder: string) => Programs): string {
	const folder = mkdtempSync(join(root, 'machine-'));
	symlinkSync('/bin/sh', join(folder, 'sh'));
	const sudo = '[ "$1" = -n ] && shift\nexec "$@"';
	for (const [name, script] of Object.entries({ sudo, ...programs(folder) })) {
		writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
		chmodSync(join(folder, name), 0o755);
	}
	return folder;
}

interface Ended {
	readonly code: number;
	readonly output: string;
}

/** Runs the script where only this folder is on the PATH, and nothing is or can be downloaded. */
function ensureBrowser(folder: string, given: Readonly<Record<string, string>> = {}): Promise<Ended> {
	const source = pathToFileURL(join(__dirname, '../../../scripts/lib/ensure-browser.mjs')).href;
	const script = `const { ensureBrowser } = await import(${JSON.stringify(source)});
await ensureBrowser();
console.log('it goes on with', process.env.CHROME_PATH);`;
	const env = {
		PATH: folder,
		HOME: root,
		PLAYWRIGHT_BROWSERS_PATH: join(root, 'no-browsers'),
		PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
		...given,
	};
	return new Promise((resolve) => {
		const args = ['--input-type=module', '--no-warnings', '--eval', script];
		execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
			resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
		);
	});
}

const outputIn = (folder: string): string =>
	existsSync(join(folder, 'told')) ? readFileSync(join(folder, 'told'), 'utf8') : '';

test('an installed Chromium is used, and nothing is downloaded', async () => {
	const folder = machine((own) => ({ chromium: openBrowser, 'apt-get': installing(own) }));
	expect(await ensureBrowser(folder)).toEqual({ code: 0, output: `it goes on with ${join(folder, 'chromium')}\n` });
	expect(outputIn(folder)).toBe('');
});

test('an installed browser that does not start is skipped for one that does', async () => {
	const folder = machine(() => ({ chromium: broken, 'google-chrome': openBrowser }));
	expect(await ensureBrowser(folder)).toEqual({
		code: 0,
		output: `it goes on with ${join(folder, 'google-chrome')}\n`,
	});
});

test('a CHROME_PATH that starts takes precedence, and one that does not is refused', async () => {
	const folder = machine(() => ({ chromium: broken, mine: openBrowser }));
	const mine = join(folder, 'mine');
	expect(await ensureBrowser(folder, { CHROME_PATH: mine })).toEqual({ code: 0, output: `it goes on with ${mine}\n` });
	const wrong = join(folder, 'chromium');
	expect(await ensureBrowser(folder, { CHROME_PATH: wrong })).toEqual({
		code: 1,
		output: `\nCHROME_PATH names ${wrong}, which does not open as a Chrome or Chromium.\n\n`,
	});
});

testWithoutBrowser(
	'a machine without a browser gets one from its package manager, which root asks first and others after a download',
	async () => {
		const folder = machine((own) => ({ 'apt-get': installing(own) }));
		const { code, output } = await ensureBrowser(folder);
		const first = process.getuid?.() === 0 ? 'installing chromium' : 'downloading a headless browser (once) …';
		expect(output).toContain(`There is no Chrome or Chromium here.\n  ${first}`);
		expect(output).toContain('installing chromium with apt-get …');
		expect(output).toContain(`it goes on with ${join(folder, 'chromium')}`);
		expect(code).toBe(0);
		expect(outputIn(folder)).toMatch(/apt-get update.*\n.*apt-get install -y .*chromium/);
	},
	120_000,
);

testWithoutBrowser.each([
	['fails', { 'apt-get': broken }, /Install one: .*apt-get update && .*apt-get install .*chromium/],
	['is unknown', {}, /Install Chrome or Chromium, or name one: CHROME_PATH=/],
])(
	'a run without a browser whose package manager %s ends before the first test, with one command that helps',
	async (_what, programs: Programs, advice) => {
		const { code, output } = await ensureBrowser(machine(() => programs));
		expect(output).toMatch(/\nThe tests need a Chrome or Chromium, and none could be had\. /);
		expect(output).toMatch(advice);
		expect(output).not.toContain('it goes on');
		expect(code).toBe(1);
	},
	120_000,
);
