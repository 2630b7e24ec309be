/**
 * `npm test`: everything that must hold, from types to journeys in a real browser against the local cloud.
 * `npm test -- <pattern>` runs only the tests whose path matches.
 */
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
const { checkSteps } = await import('./lib/check-steps.mjs');
const { runSteps, tests, whole } = await import('./lib/steps.mjs');

const pattern = process.argv.slice(2);
const only = pattern.length > 0;
await runSteps([
	...(only ? checkSteps.slice(0, 1) : [...checkSteps, whole('infrastructure rules', 'tsx', ['infra/bin/check.ts'])]),
	tests('unit', ['--selectProjects', 'unit', '--passWithNoTests', ...pattern]),
	tests('integration', ['--selectProjects', 'integration', '--passWithNoTests', ...pattern]),
	tests('journeys', ['--selectProjects', 'journeys', '--passWithNoTests', '--maxWorkers=2', ...pattern]),
]);
