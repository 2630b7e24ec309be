import { existsSync } from 'node:fs';
import path from 'node:path';
import { changedFiles, changedSince, journeysFor, testsOverHttp } from './changed-files.mjs';
import { root } from './steps.mjs';
import { sweptFiles, tiers } from './test-tiers.mjs';

const SHARD = /^--shard=(.*)$/;

/** Which part a run is asked for: `--shard=2/5`, the second of five. Throws with what to write where it is not that. */
function shardIn(argv) {
	const [, asked] = argv.map((word) => SHARD.exec(word)).find(Boolean) ?? [];
	if (asked === undefined) return undefined;
	const [part, of] = (/^(\d+)\/(\d+)$/.exec(asked) ?? []).slice(1).map(Number);
	if (part >= 1 && part <= of) return { part, of };
	throw new Error(`--shard=${asked} names no part. The second of five parts is --shard=2/5.`);
}

const TIER = /^--tier=(.*)$/;
const CHANGED = /^--changed(?:=(.*))?$/;

/** Tests that are named run whatever their tier is, in a sweep as a sweep runs them; those that a change can touch unless they are for sweeps. */
const tierOf = ({ named, patterns, isChanged }) => {
	if (named === 'sweep') return named;
	if (patterns.length > 0) return 'any';
	return isChanged ? 'all' : named;
};

/** What a run of tests is asked for. Throws with what to write where it is nothing that can be run. */
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

const FILTER = path.join(root, 'scripts/lib/tier-filter.cjs');

/** The files that a request names of a project; undefined: all of its tier. */
function filesOf({ tier, patterns, changed }, project) {
	if (patterns.length > 0) return patterns;
	if (tier === 'sweep') return sweptFiles(project);
	if (changed === undefined) return undefined;
	return project === 'journeys' ? journeysFor(changed) : relatedFiles(changed, project);
}

/** A test is related to itself: what runs the bundles of functions is named beside what changed. */
const relatedFiles = (changed, project) => [
	...changed.filter((file) => existsSync(path.join(root, file))),
	...(project === 'integration' ? testsOverHttp(changed) : []),
];

/** Jest's words for what of a project a request selects, or undefined for nothing of it. */
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
