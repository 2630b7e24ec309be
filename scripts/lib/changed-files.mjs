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
 * The commit that `--changed=<commit>` names, such as main before a push; by default the start of this work: the common
 * ancestor with main, on main itself HEAD, so that only uncommitted changes count. Exits where there is no repository
 * or no such commit.
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

/** Paths from the root that differ from a commit, untracked ones included. */
export const changedFiles = (since) => [
	...new Set([
		...lines(git('diff', '--name-only', since)),
		...lines(git('ls-files', '--others', '--exclude-standard')),
	]),
];

/** Files that no journey depends on. */
const UNSEEN = /^(?:docs|bench|lambdas\/test-support|\.github)\//;
const UNSEEN_FILE = /(?:\.md|\.test\.tsx?|CODEOWNERS)$/;

/** Path prefixes of the journeys that a file can affect. One outside all areas can affect all. */
function journeysOf(file) {
	if (/^e2e\/.*\.journey\.test\.ts$/.test(file)) return [file];
	if (UNSEEN.test(file) || UNSEEN_FILE.test(file)) return [];
	const area = Object.keys(areas).find((folder) => file.startsWith(folder));
	return (areas[area] ?? ['']).map((journey) => `e2e/${journey}`);
}

/** The journeys that a change can affect, as patterns of their paths. */
export function journeysFor(files) {
	const patterns = [...new Set(files.flatMap(journeysOf))];
	return patterns.includes('e2e/') ? ['e2e/'] : patterns;
}

/** Sources bundled into functions, which tests over HTTP run without importing. */
const BUNDLED = /^(?:lambdas\/(?!.*\.test\.ts$)|packages\/(?:contracts|centre)\/)/;

const OVER_HTTP = /^lambdas\/src\/(?:functions\/.+|.+-over-http)\.integration\.test\.ts$/;

/** The integration tests that run the functions' bundles, where a change can affect those. */
export const testsOverHttp = (files) =>
	files.some((file) => BUNDLED.test(file))
		? lines(git('ls-files', 'lambdas/src')).filter((file) => OVER_HTTP.test(file))
		: [];
