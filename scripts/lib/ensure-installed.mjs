import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { continueOnPinnedNode } from './pinned-node.mjs';
import { installedLock, refuse, requireSpace } from './preflight.mjs';
import { runToEnd } from './run-to-end.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** npm's default backoff of ten seconds and a minute per package is five silent minutes without a network. */
const SHORT_WAITS = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** `npm ci` prints little for a minute, so this shows progress. */
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

/** npm's error codes of an unreachable registry. */
const UNREACHABLE =
	/^npm (?:error|ERR!) code (ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)$/m;

/** Without a network one sentence says so; other output of a failed npm is shown. */
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
 * Installs the packages when they are missing or do not match package-lock.json. Resolves on the pinned Node: where
 * another one started the command, the rest of it runs in another process.
 */
export async function ensureInstalled() {
	// Without npm, a command may be run in the background of a shell that ends.
	if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs');
	const lock = createHash('sha256')
		.update(readFileSync(path.join(root, 'package-lock.json')))
		.digest('hex');
	const isThere = existsSync(path.join(root, 'node_modules/.package-lock.json'));
	// A manual `npm ci` or `npm install` leaves no mark, so its result is trusted once.
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
