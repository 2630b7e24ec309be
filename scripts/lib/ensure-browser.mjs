import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installedBrowsers, opens, windowlessBrowser } from '../../packages/test-kit/src/installed-browsers.ts';
import { refuse } from './preflight.mjs';
import { root, run } from './steps.mjs';

/**
 * Package managers with a native Chromium, and their unattended install commands, with fonts that have the widths of
 * Arial and Times: without any font of `fonts.css` text moves when the web fonts load. Debian has a separate package
 * for the windowless build.
 */
const packageManagers = {
	'apt-get': [
		'apt-get update -qq',
		'apt-get install -y -qq --no-install-recommends chromium fonts-liberation',
		'apt-get install -y -qq --no-install-recommends chromium-headless-shell || true',
	],
	dnf: ['dnf install -y -q chromium liberation-fonts'],
	apk: ['apk add --quiet chromium font-liberation'],
};

const onPath = (name) =>
	(process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)));
const isRoot = () => process.getuid?.() === 0;
const hasSudo = () => onPath('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;

/** Passes the browser, if there is one, to every process started from here. */
function choose(executablePath) {
	if (executablePath) process.env.CHROME_PATH = executablePath;
	return executablePath !== undefined;
}

async function firstThatOpens(candidates) {
	for (const candidate of candidates) if (await opens(candidate)) return candidate;
	return undefined;
}

/**
 * Playwright's whole Chromium, because its headless shell lacks features that journeys need (docs/decisions/119): its
 * installer stores it once for all projects of this user.
 */
async function installPlaywrightChromium() {
	console.log('  downloading a headless browser (once) …');
	const cli = path.join(root, 'node_modules/playwright-core/cli.js');
	const code = await run(process.execPath, [cli, 'install', '--no-shell', '--no-progress', 'chromium']);
	return code === 0 && (await opens(undefined));
}

async function installByPackageManager() {
	const name = Object.keys(packageManagers).find(onPath);
	const prefix = isRoot() ? '' : 'sudo -n ';
	if (!name || !(isRoot() || hasSudo())) return false;
	console.log(`  installing chromium with ${name} …`);
	for (const command of packageManagers[name])
		if ((await run('sh', ['-c', `${prefix}${command} >/dev/null`])) !== 0) return false;
	return choose(await firstThatOpens(installedBrowsers()));
}

/** The command that installs a browser on this machine. */
function advice() {
	const name = Object.keys(packageManagers).find(onPath);
	const command = name && packageManagers[name].map((one) => `${isRoot() ? '' : 'sudo '}${one.replaceAll(' -qq', '')}`);
	return command
		? `Install one: ${command.join(' && ')}`
		: 'Install Chrome or Chromium, or name one: CHROME_PATH=/path/to/chrome npm test';
}

/** A root user is in a container, which lacks the libraries that Playwright's own needs. */
async function installBrowser() {
	console.log('There is no Chrome or Chromium here.');
	const ways = [installPlaywrightChromium, installByPackageManager];
	for (const install of isRoot() ? ways.reverse() : ways) if (await install()) return;
	refuse(`The tests need a Chrome or Chromium, and none could be had. ${advice()}`);
}

/**
 * Ensures a browser: CHROME_PATH, an installed one, Playwright's own Chromium, or one of the system's package manager
 * where we may use it. Where none works, exits with one command that helps.
 */
export async function ensureBrowser() {
	const { CHROME_PATH: given } = process.env;
	if (given) {
		if (await opens(given)) return;
		refuse(`CHROME_PATH names ${given}, which does not open as a Chrome or Chromium.`);
	}
	if (!choose(await firstThatOpens(installedBrowsers())) && !(await opens(undefined))) await installBrowser();
	const windowless = windowlessBrowser();
	if (windowless && (await opens(windowless))) process.env.WINDOWLESS_CHROME_PATH = windowless;
}
