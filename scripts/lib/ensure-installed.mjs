import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { continueOnPinnedNode } from './pinned-node.mjs';
import { installedLock, refuse, requireSpace } from './preflight.mjs';
import { runToEnd } from './run-to-end.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** npm tries again after ten seconds and after a minute, for each package in turn: without a network five minutes went by in silence. */
const SHORT_WAITS = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** `npm ci` says little for a minute; a person should see that something happens. */
async function install() {
	const started = Date.now();
	const dots = setInterval(
		() => console.log(`  still installing … ${Math.round((Date.now() - started) / 1000)} s`),
		15_000,
	);
	const folder = mkdtempSync(path.join(tmpdir(), 'tulia-install-'));
	const errors = path.join(folder, 'errors');
	const file = openSync(errors, 'w');
	const options = { cwd: root, shell: process.platform === 'win32', stdio: ['inherit', 'inherit', file] };
	const code = await runToEnd('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...SHORT_WAITS], options);
	clearInterval(dots);
	closeSync(file);
	const said = readFileSync(errors, 'utf8');
	rmSync(folder, { recursive: true });
	if (code !== 0) refuseInstall(said);
	process.stderr.write(said);
}

/** What npm calls a registry that it cannot reach. */
const UNREACHABLE =
	/^npm (?:error|ERR!) code (ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)$/m;

/** Without a network one sentence says so; whatever else npm says of its failure is shown. */
function refuseInstall(said) {
	const [, unreachable] = UNREACHABLE.exec(said) ?? [];
	if (unreachable)
		refuse(
			`The npm registry cannot be reached (${unreachable}), and the packages are not installed yet. Connect to the network, then run the same command again.`,
		);
	process.stderr.write(said);
	refuse('Installing the packages failed, for the reason above. Mend it, then run the same command again.');
}

/**
 * Installs the packages when there are none, or when package-lock.json is not the one they were installed from. Resolves on the pinned
 * Node: where another one started the command, the rest of it runs in a process of its own.
 */
export async function ensureInstalled() {
	// Run by hand, without npm, a command may be sent to the background of a shell that goes.
	if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs');
	const lock = createHash('sha256')
		.update(readFileSync(path.join(root, 'package-lock.json')))
		.digest('hex');
	const isThere = existsSync(path.join(root, 'node_modules/.package-lock.json'));
	// Somebody who ran `npm ci` or `npm install` by hand has no mark yet: what npm left is trusted once.
	if (!isThere || (installedLock(root) ?? lock) !== lock) {
		requireSpace(root, 2000, 'installing the packages');
		console.log('Installing packages (about a minute, once) …');
		await install();
	}
	const mark = path.join(root, 'node_modules/.cache/tulia');
	mkdirSync(mark, { recursive: true });
	writeFileSync(path.join(mark, 'installed-lock'), lock);
	await continueOnPinnedNode();
}
