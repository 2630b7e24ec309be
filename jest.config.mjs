import { endingWithParent } from './scripts/lib/run-to-end.mjs';

// Workers, and the clouds and tools that tests start, end with the runner, however it ends.
process.env.NODE_OPTIONS = endingWithParent().NODE_OPTIONS;

const transform = {
	'^.+\\.[cm]?[jt]sx?$': [
		'@swc/jest',
		{
			jsc: {
				parser: { syntax: 'typescript', tsx: true },
				transform: { react: { runtime: 'automatic' } },
				target: 'es2023',
			},
			module: { type: 'commonjs' },
		},
	],
};

/** Packages that ship ES modules only: jest runs CommonJS, so they are compiled like our own sources. */
const esmOnly = [
	...['typebox', 'postal-mime', '@tulia', 'ulid', 'feed', 'automated-readability'],
	// The parser of article HTML and what it depends on.
	...['html-dom-parser', 'htmlparser2', 'domhandler', 'domutils', 'domelementtype', 'dom-serializer', 'entities'],
	// What tells a picture by its content, and what it depends on.
	...['file-type', 'strtok3', 'token-types', '@tokenizer', '@borewit', 'uint8array-extras'],
];

/**
 * Handed to every module of these tests as its own variables: jest's sandbox looks a global up at each use, and the AWS SDK uses these for
 * every attribute of every item. They do not notice a test that replaces one, such as `globalThis.Math`.
 */
const readOften = [
	...['Array', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'RegExp', 'Set', 'String'],
	...['Symbol', 'TypeError', 'WeakMap', 'WeakSet'],
];

const shared = {
	// One for all projects: what one has compiled the others read.
	id: 'tulia',
	rootDir: import.meta.dirname,
	// Not among the temporary files, which `npm test` removes after each run.
	cacheDirectory: '<rootDir>/node_modules/.cache/jest',
	transform,
	// The last `node_modules` of a path counts: a package may have another version of one of them beneath it.
	transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)(?!.*/node_modules/)`],
	modulePathIgnorePatterns: ['/dist/', '/cdk.out/', '/.local/'],
	moduleNameMapper: {
		'\\.module\\.css$': '<rootDir>/packages/test-kit/src/css-module.cjs',
		'\\.css$': '<rootDir>/packages/test-kit/src/empty.mjs',
		'\\.(svg|woff2|png)$': '<rootDir>/packages/test-kit/src/asset-url.cjs',
	},
};

/** `unit` has no process beside it; `integration` runs on the real DynamoDB engine and the local cloud. */
export default {
	testSequencer: '<rootDir>/scripts/lib/longest-first-sequencer.cjs',
	// Milliseconds. Higher than any wait within a test, so that a failure names what was waited for; no test has a limit of its own (decision 119).
	testTimeout: 600_000,
	projects: [
		{
			...shared,
			displayName: 'unit',
			testEnvironment: '<rootDir>/packages/test-kit/src/worker-environment.ts',
			setupFilesAfterEnv: ['<rootDir>/packages/test-kit/src/page-tests.cjs'],
			testMatch: ['**/*.test.ts', '**/*.test.tsx'],
			testPathIgnorePatterns: ['/node_modules/', '\\.integration\\.test\\.tsx?$', '/e2e/', '/new-module/template/'],
		},
		{
			...shared,
			displayName: 'integration',
			testEnvironment: '<rootDir>/packages/test-kit/src/engine-environment.ts',
			sandboxInjectedGlobals: readOften,
			testMatch: ['**/*.integration.test.ts'],
			testPathIgnorePatterns: ['/node_modules/', '/e2e/'],
		},
		{
			...shared,
			displayName: 'journeys',
			testEnvironment: '<rootDir>/packages/test-kit/src/journey-environment.mjs',
			testMatch: ['<rootDir>/e2e/**/*.journey.test.ts'],
		},
	],
};
