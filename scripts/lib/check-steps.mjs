import { beside, whole } from './steps.mjs';

/** The inputs of all other steps: bundles, templates, validators. */
export const build = whole('build', ['node', 'scripts/build.mjs', 'all']);

// TypeScript's four threads each compute the shared types again: one thread takes half the processor time.
// It is written in Go, whose collector runs less often with GOGC: a fifth of the processor time.
const types = whole('types', ['tsc', '-b', '--checkers', '1', '--builders', '2'], { GOGC: '400' });

/** The slow checks besides types: together they take as long as the rest. */
const beyondTypes = [
	whole('unused', ['knip', '--no-progress']),
	whole('infrastructure rules', ['tsx', 'infra/bin/check.ts']),
];
const others = [
	whole('lock file', ['node', 'scripts/complete-lock.mjs', '--check']),
	whole('lint', ['biome', 'ci', '.']),
	whole('boundaries', ['node', 'scripts/checks/boundaries.mjs']),
	whole('citations', ['node', 'scripts/checks/citations.mjs']),
	whole('words', ['node', 'scripts/checks/words.mjs']),
	whole('pipelines', ['tsx', 'scripts/checks/pipelines.mjs']),
	whole('sizes', ['node', 'scripts/checks/sizes.mjs']),
];

/** Every static check, after the build, in one lane. */
export const checks = [types, ...others, ...beyondTypes];

/** The same in two lanes, for two idle cores. */
export const checksAtOnce = beside(others, [types, ...beyondTypes]);
