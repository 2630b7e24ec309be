import { execFileSync } from 'node:child_process';
import { refuse } from './preflight.mjs';
import { root } from './steps.mjs';
import { areas } from './test-areas.mjs';

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
 * The commit that `--changed=<commit>` names, such as the state of main before a push; without one where this work began: the common
 * ancestor with main, on main itself HEAD, so that changes that are not committed count alone. Ends where there is no repository or no
 * such commit.
 */
export function changedSince(named) {
	const head = commitOf('HEAD');
	if (!head)
		refuse('--changed asks git what has changed, and there is no git or no repository here. Leave it out: npm test');
	if (named)
		return commitOf(named) ?? refuse(`--changed=${named} names no commit of this repository. Fetch its history first.`);
	const main = commitOf('origin/main') ?? commitOf('main') ?? head;
	return git('merge-base', 'HEAD', main);
}

/** Paths from the root that differ from a commit, those nobody added included. */
export const changedFiles = (since) => [
	...new Set([
		...lines(git('diff', '--name-only', since)),
		...lines(git('ls-files', '--others', '--exclude-standard')),
	]),
];

/** What no journey sees. */
const UNSEEN = /^(?:docs|bench|\.github)\//;
const UNSEEN_FILE = /(?:\.md|\.test\.tsx?|CODEOWNERS)$/;

/** Beginnings of the journeys that one file can touch. What lies in no area, such as the lock file, can touch all. */
function journeysOf(file) {
	if (/^e2e\/.*\.journey\.test\.ts$/.test(file)) return [file];
	if (UNSEEN.test(file) || UNSEEN_FILE.test(file)) return [];
	const area = Object.keys(areas).find((folder) => file.startsWith(folder));
	return (areas[area] ?? ['']).map((journey) => `e2e/${journey}`);
}

/** Which journeys a change can touch, as patterns of their paths. */
export function journeysFor(files) {
	const patterns = [...new Set(files.flatMap(journeysOf))];
	return patterns.includes('e2e/') ? ['e2e/'] : patterns;
}

/** What is bundled into functions, which tests over HTTP run without importing it. */
const BUNDLED = /^(?:lambdas\/(?!.*\.test\.ts$)|packages\/(?:contracts|centre)\/)/;

const OVER_HTTP = /^lambdas\/src\/(?:functions\/.+|.+-over-http)\.integration\.test\.ts$/;

/** The integration tests that run the bundles of functions, where a change can touch those. */
export const testsOverHttp = (files) =>
	files.some((file) => BUNDLED.test(file))
		? lines(git('ls-files', 'lambdas/src')).filter((file) => OVER_HTTP.test(file))
		: [];
