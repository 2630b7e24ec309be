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
/** Jest leaves a core to itself, which is half of a machine of two; it needs none while its workers work. */
const everyCore = '--maxWorkers=100%';
await runSteps([
	...(only
		? checkSteps.filter(({ name }) => name === 'build')
		: [...checkSteps, whole('infrastructure rules', 'tsx', ['infra/bin/check.ts'])]),
	tests('unit', ['--selectProjects', 'unit', '--passWithNoTests', everyCore, ...pattern]),
	tests('integration', ['--selectProjects', 'integration', '--passWithNoTests', everyCore, ...pattern]),
	tests('journeys', ['--selectProjects', 'journeys', '--passWithNoTests', '--maxWorkers=2', ...pattern]),
]);
