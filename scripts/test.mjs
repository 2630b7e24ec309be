/**
 * `npm test`: types, lint, checks, all unit tests, the core of the integration tests, each page once in a browser, and
 * golden journeys. `npm run test:all` runs every test but sweeps; `npm run sweep` runs sweeps (`lib/test-tiers.mjs`).
 *
 * `-- <pattern>` runs only the tests whose path matches, of every tier; `-- --changed` those that a change since main
 * can affect; `-- --shard=2/5` the second of five parts, for five machines in parallel: each also runs its part of the
 * checks; `-- --record` records the durations of files, for the order and the parts of later runs.
 */
import './lib/require-node.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
const { build, checks } = await import('./lib/check-steps.mjs');
const { ensureBrowser } = await import('./lib/ensure-browser.mjs');
const { refuse, requireEngine } = await import('./lib/preflight.mjs');
const { recordDurations } = await import('./lib/record-durations.mjs');
const { beside, hasTests, root, runSteps, tests } = await import('./lib/steps.mjs');
const { checksOf, readRequest, selectionOf } = await import('./lib/test-request.mjs');
requireEngine(root);

function requested() {
	try {
		return readRequest(process.argv.slice(2));
	} catch ({ message }) {
		return refuse(message);
	}
}

const request = requested();
/** The seed of a sweep's random histories; default: the date, so that each night tests others. Set it to repeat a run. */
const { SWEEP_SEED = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length).replaceAll('-', '') } = process.env;
if (request.tier === 'sweep') console.log(`SWEEP_SEED=${SWEEP_SEED}`);

/** By default Jest leaves one core free, which is half of a machine with two cores and idle while the workers run. */
function jest(project) {
	const selection = selectionOf(request, project);
	if (selection === undefined) return [];
	const options = ['--selectProjects', project, '--passWithNoTests', '--maxWorkers=100%'];
	return [tests(project, [...selection, ...options], { TEST_TIER: request.tier, SWEEP_SEED })];
}

const journeys = selectionOf(request, 'journeys');
if (journeys && (!request.isNarrow || hasTests('journeys', journeys))) await ensureBrowser();
const unit = jest('unit');
const ownChecks = checksOf(request, checks);
await runSteps(
	[build, ...(ownChecks.length > 0 ? [beside(unit, ownChecks)] : unit), ...jest('integration'), ...jest('journeys')],
	request.isRecorded ? recordDurations : undefined,
);
