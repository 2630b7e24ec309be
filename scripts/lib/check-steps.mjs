import { whole } from './steps.mjs';

/** Everything that can be said of the code without running it. */
export const checkSteps = [
	whole('lock file', 'node', ['scripts/complete-lock.mjs', '--check']),
	whole('build', 'node', ['scripts/build.mjs', 'all']),
	whole('types', 'tsc', ['-b']),
	whole('lint', 'biome', ['ci', '.']),
	whole('boundaries', 'node', ['scripts/boundaries.mjs']),
	whole('unused', 'knip', ['--no-progress']),
	whole('citations', 'node', ['scripts/citations.mjs']),
	whole('pipelines', 'tsx', ['scripts/pipelines.mjs']),
	whole('sizes', 'node', ['scripts/sizes.mjs']),
];
