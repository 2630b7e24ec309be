import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedLock, refuse, requireNode } from './preflight.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** `npm ci` says little for a minute; a person should see that something happens. */
function install() {
	return new Promise((resolve) => {
		const started = Date.now();
		const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
			cwd: root,
			stdio: ['ignore', 'inherit', 'inherit'],
			shell: process.platform === 'win32',
		});
		const dots = setInterval(
			() => console.log(`  still installing … ${Math.round((Date.now() - started) / 1000)} s`),
			15_000,
		);
		child.on('close', (code) => {
			clearInterval(dots);
			if (code !== 0)
				refuse(
					'Installing the packages failed. Check the connection to the npm registry, then run the same command again.',
				);
			resolve();
		});
	});
}

/** Installs the packages when there are none, or when package-lock.json is not the one they were installed from. */
export async function ensureInstalled() {
	requireNode();
	const lock = createHash('sha256')
		.update(readFileSync(path.join(root, 'package-lock.json')))
		.digest('hex');
	const isThere = existsSync(path.join(root, 'node_modules/.package-lock.json'));
	// Somebody who ran `npm ci` or `npm install` by hand has no mark yet: what npm left is trusted once.
	if (!isThere || (installedLock(root) ?? lock) !== lock) {
		console.log('Installing packages (about a minute, once) …');
		await install();
	}
	const mark = path.join(root, 'node_modules/.cache/tulia');
	mkdirSync(mark, { recursive: true });
	writeFileSync(path.join(mark, 'installed-lock'), lock);
}
