import { existsSync } from 'node:fs';
import path from 'node:path';
import { changedFiles, changedSince, journeysFor, testsOverHttp } from './changed-files.mjs';
import { root } from './steps.mjs';
import { sweptFiles, tiers } from './test-tiers.mjs';

const SHARD = /^--shard=(.*)$/;

/** Parses the part of a run: `--shard=2/5`, the second of five. Throws with the correct form otherwise. */
function shardIn(argv) {
	const [, shard] = argv.map((word) => SHARD.exec(word)).find(Boolean) ?? [];
	if (shard === undefined) return undefined;
	const [part, of] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).slice(1).map(Number);
	if (part >= 1 && part <= of) return { part, of };
	throw new Error(`--shard=${shard} names no part. The second of five parts is --shard=2/5.`);
}

const TIER = /^--tier=(.*)$/;
const CHANGED = /^--changed(?:=(.*))?$/;

/** Named tests run in any tier, in a sweep as a sweep does; affected tests run unless they are for sweeps only. */
const tierOf = ({ named, patterns, isChanged }) => {
	if (named === 'sweep') return named;
	if (patterns.length > 0) return 'any';
	return isChanged ? 'all' : named;
};

/** Parses the arguments of a test run. Throws with the correct form where they are invalid. */
export function readRequest(argv) {
	const [, named = 'gate'] = argv.map((word) => TIER.exec(word)).find(Boolean) ?? [];
	if (!tiers.includes(named)) throw new Error(`--tier=${named} is none of ${tiers.join(', ')}.`);
	const patterns = argv.filter((word) => !word.startsWith('--'));
	const changed = argv.map((word) => CHANGED.exec(word)).find(Boolean);
	return {
		tier: tierOf({ named, patterns, isChanged: changed !== undefined }),
		patterns,
		shard: shardIn(argv),
		changed: changed && changedFiles(changedSince(changed[1])),
		isRecorded: argv.includes('--record'),
		isNarrow: patterns.length > 0 || changed !== undefined,
	};
}

/** The checks of a request: none for named tests or a sweep. Each check is in exactly one part of a run. */
export function checksOf({ tier, patterns, shard: { part, of } = { part: 1, of: 1 } }, checks) {
	if (tier === 'sweep' || patterns.length > 0) return [];
	return checks.filter((_, index) => index % of === part - 1);
}

const FILTER = path.join(root, 'scripts/lib/tier-filter.cjs');

/** The files of a project that a request names; undefined: all of its tier. */
function filesOf({ tier, patterns, changed }, project) {
	if (patterns.length > 0) return patterns;
	if (tier === 'sweep') return sweptFiles(project);
	if (changed === undefined) return undefined;
	return project === 'journeys' ? journeysFor(changed) : relatedFiles(changed, project);
}

/** Jest relates a test to itself: tests that run the functions' bundles are listed beside the changed files. */
const relatedFiles = (changed, project) => [
	...changed.filter((file) => existsSync(path.join(root, file))),
	...(project === 'integration' ? testsOverHttp(changed) : []),
];

/** Jest's arguments for the requested tests of a project, or undefined for none of it. */
export function selectionOf(request, project) {
	const { tier, patterns, shard, changed } = request;
	const files = filesOf(request, project);
	if ((tier === 'sweep' && project === 'unit') || files?.length === 0) return undefined;
	const isRelated = patterns.length === 0 && (tier === 'sweep' || (changed !== undefined && project !== 'journeys'));
	return [
		...(files ?? []),
		...(isRelated ? ['--findRelatedTests'] : []),
		...['--filter', FILTER],
		...(shard ? [`--shard=${shard.part}/${shard.of}`] : []),
	];
}
