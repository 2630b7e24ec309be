/**
 * `npm test`: everything that must hold, from types to journeys in a real browser against the local cloud.
 * `npm test -- <pattern>` runs only the tests whose path matches, `npm test -- --changed` those that a change since main can touch,
 * `npm test -- --shard=2/5` the second of five parts, for as many machines at once: the first of them has what is not a test.
 */
import './lib/require-node.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
const { checkSteps } = await import('./lib/check-steps.mjs');
const { changedFiles, changedSince, journeysFor } = await import('./lib/changed-files.mjs');
const { ensureBrowser } = await import('./lib/ensure-browser.mjs');
const { refuse, requireEngine } = await import('./lib/preflight.mjs');
const { shardIn, withoutShard } = await import('./lib/shard.mjs');
const { hasTests, root, runSteps, tests, whole } = await import('./lib/steps.mjs');
requireEngine(root);

const CHANGED = '--changed';
const argv = process.argv.slice(2);
const pattern = withoutShard(argv).filter((word) => word !== CHANGED);
const since = argv.includes(CHANGED) ? changedSince() : undefined;
const isPart = pattern.length > 0;
const shard = readShard();

function readShard() {
	try {
		return shardIn(argv);
	} catch ({ message }) {
		return refuse(message);
	}
}

/** What of a project is run, or undefined for nothing of it. */
function selectionOf(project) {
	if (since === undefined) return pattern;
	if (project !== 'journeys') return [`--changedSince=${since}`, ...pattern];
	const journeys = journeysFor(changedFiles(since));
	return journeys.length > 0 ? [...journeys, ...pattern] : undefined;
}

/**
 * Jest leaves a core to itself, which is half of a machine of two; it needs none while its workers work. A journey waits for a publisher, a
 * sweep or a page a third of its time: three of them keep two cores at work.
 */
const workers = { unit: '100%', integration: '100%', journeys: '3' };

const projects = Object.entries(workers).flatMap(([project, count]) => {
	const selection = selectionOf(project);
	if (selection === undefined) return [];
	const part = shard ? [`--shard=${shard.part}/${shard.of}`] : [];
	const options = ['--selectProjects', project, '--passWithNoTests', `--maxWorkers=${count}`, ...part];
	return [{ project, args: [...options, ...selection] }];
});

const journeys = selectionOf('journeys');
if (journeys && (journeys.length === 0 || hasTests('journeys', journeys))) await ensureBrowser();
const isLaterShard = shard !== undefined && shard.part > 1;
await runSteps([
	...(isPart || isLaterShard ? checkSteps.filter(({ name }) => name === 'build') : checkSteps),
	...(isPart || isLaterShard || since !== undefined
		? []
		: [whole('infrastructure rules', 'tsx', ['infra/bin/check.ts'])]),
	...projects.map(({ project, args }) => tests(project, args)),
]);
