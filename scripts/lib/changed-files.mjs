import { execFileSync } from 'node:child_process';
import { refuse } from './preflight.mjs';
import { root } from './steps.mjs';

const git = (...args) =>
	execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const lines = (text) => text.split('\n').filter((line) => line !== '');

function commitOf(name) {
	try {
		return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
	} catch {
		return undefined;
	}
}

/**
 * Where this work began: the common ancestor with main; on main itself its last commit but one, unless there are changes that are not
 * committed, which count alone then. Ends where there is no repository.
 */
export function changedSince() {
	const head = commitOf('HEAD');
	if (!head)
		refuse('--changed asks git what has changed, and there is no git or no repository here. Leave it out: npm test');
	const main = commitOf('origin/main') ?? commitOf('main') ?? head;
	const base = git('merge-base', 'HEAD', main);
	if (base !== head) return base;
	return git('status', '--porcelain') === '' ? (commitOf('HEAD~1') ?? head) : head;
}

/** Paths from the root that differ from a commit, those nobody added included. */
export const changedFiles = (since) => [
	...new Set([
		...lines(git('diff', '--name-only', since)),
		...lines(git('ls-files', '--others', '--exclude-standard')),
	]),
];

/** Whose journeys walk through a part of the repository; everything else is walked through by all. */
const walkedBy = { 'mfe-content/': 'e2e/visitor', 'mfe-booking/': 'e2e/client', 'mfe-admin/': 'e2e/staff' };
/** What no journey sees. */
const UNSEEN = /^(?:docs|bench|\.github)\//;
const UNSEEN_FILE = /(?:\.md|\.test\.tsx?|CODEOWNERS)$/;

/**
 * Which journeys a change can touch, as patterns of their paths: jest finds what a test imports, and a journey imports nothing of what
 * it walks through.
 */
export function journeysFor(files) {
	const patterns = new Set();
	for (const file of files) {
		if (/^e2e\/.*\.journey\.test\.ts$/.test(file)) patterns.add(file);
		else if (UNSEEN.test(file) || UNSEEN_FILE.test(file)) continue;
		else {
			const folder = Object.keys(walkedBy).find((name) => file.startsWith(name));
			if (!folder) return ['e2e/'];
			patterns.add(walkedBy[folder]).add('e2e/platform');
		}
	}
	return [...patterns];
}
