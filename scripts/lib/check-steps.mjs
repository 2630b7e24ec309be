import { whole } from './steps.mjs';

/** Everything that can be said of the code without running it. */
export const checkSteps = [
	whole('lock file', 'node', ['scripts/complete-lock.mjs', '--check']),
	whole('build', 'node', ['scripts/build.mjs', 'all']),
	whole('types', 'tsc', ['-b']),
	whole('lint', 'biome', ['ci', '.']),
	whole('boundaries', 'node', ['scripts/checks/boundaries.mjs']),
	whole('unused', 'knip', ['--no-progress']),
	whole('citations', 'node', ['scripts/checks/citations.mjs']),
	whole('pipelines', 'tsx', ['scripts/checks/pipelines.mjs']),
	whole('sizes', 'node', ['scripts/checks/sizes.mjs']),
];
