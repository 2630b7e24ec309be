import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installedBrowsers, opens } from '../../packages/test-kit/src/installed-browsers.ts';
import { refuse } from './preflight.mjs';
import { root, run } from './steps.mjs';

/**
 * Package managers that have a Chromium which is no wrapper around another store, how they install it unasked, and what it is called
 * there, the lightest first and last what every release of the system has.
 */
const packageManagers = {
	'apt-get': {
		install: ['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends'],
		packages: ['chromium-headless-shell', 'chromium'],
	},
	dnf: { install: ['dnf install -y -q'], packages: ['chromium'] },
	apk: { install: ['apk add --quiet'], packages: ['chromium'] },
};

/** What installs a package, as one line of the shell. `prefix` is what makes one of its commands the administrator's. */
const lineFor = ({ install }, packageName, prefix) =>
	`${install.map((command) => `${prefix}${command}`).join(' && ')} ${packageName}`;

const onPath = (name) =>
	(process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)));
const isRoot = () => process.getuid?.() === 0;
const hasSudo = () => onPath('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;

/** Makes the browser known to everything that is started from here. */
function choose(executablePath) {
	if (executablePath) process.env.CHROME_PATH = executablePath;
}

async function firstThatOpens(candidates) {
	for (const candidate of candidates) if (await opens(candidate)) return candidate;
	return undefined;
}

/** Playwright's headless shell: its installer knows where it lies and keeps it for all projects of this user. */
async function installHeadlessShell() {
	console.log('  downloading a headless browser (once) …');
	const cli = path.join(root, 'node_modules/playwright-core/cli.js');
	const code = await run(process.execPath, [cli, 'install', '--only-shell', '--no-progress', 'chromium']);
	return code === 0 && (await opens(undefined));
}

async function installByPackageManager() {
	const name = Object.keys(packageManagers).find(onPath);
	const prefix = isRoot() ? '' : 'sudo -n ';
	if (!name || !(isRoot() || hasSudo())) return undefined;
	console.log(`  installing chromium with ${name} …`);
	const manager = packageManagers[name];
	for (const one of manager.packages) {
		const code = await run('sh', ['-c', `{ ${lineFor(manager, one, prefix)}; } >/dev/null`]);
		const browser = code === 0 ? await firstThatOpens(installedBrowsers()) : undefined;
		if (browser) return browser;
	}
	return undefined;
}

/** What somebody can type to get a browser, on this machine. */
function advice() {
	const name = Object.keys(packageManagers).find(onPath);
	if (name === undefined) return 'Install Chrome or Chromium, or name one: CHROME_PATH=/path/to/chrome npm test';
	const manager = packageManagers[name];
	return `Install one: ${lineFor(manager, manager.packages.at(-1), isRoot() ? '' : 'sudo ').replaceAll(' -qq', '')}`;
}

/**
 * Makes sure that there is a browser for what follows: CHROME_PATH, one that is installed, Playwright's own headless shell, and what the
 * system's package manager brings where we may use it. Where none works, ends with one command that helps.
 */
export async function ensureBrowser() {
	const { CHROME_PATH: given } = process.env;
	if (given) {
		if (await opens(given)) return;
		refuse(`CHROME_PATH names ${given}, which does not open as a Chrome or Chromium.`);
	}
	const installed = await firstThatOpens(installedBrowsers());
	if (installed) return choose(installed);
	if (await opens(undefined)) return;
	console.log('There is no Chrome or Chromium here.');
	if (await installHeadlessShell()) return;
	const brought = await installByPackageManager();
	if (brought) return choose(brought);
	refuse(`The tests need a Chrome or Chromium, and none could be had. ${advice()}`);
}
