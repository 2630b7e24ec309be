// The AWS SDK warns on Node 20; Lambda runs Node 24.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

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
	...['typebox', 'postal-mime', '@tulia', 'ulid', 'feed'],
	// The parser of article HTML and what it stands on.
	...['html-dom-parser', 'htmlparser2', 'domhandler', 'domutils', 'domelementtype', 'dom-serializer', 'entities'],
	// What tells a picture by its content, and what it stands on.
	...['file-type', 'strtok3', 'token-types', '@tokenizer', '@borewit', 'uint8array-extras'],
];

const shared = {
	rootDir: import.meta.dirname,
	transform,
	transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
	modulePathIgnorePatterns: ['/dist/', '/cdk.out/', '/.local/'],
	moduleNameMapper: {
		'\\.module\\.css$': '<rootDir>/packages/test-kit/src/css-module.cjs',
		'\\.css$': '<rootDir>/packages/test-kit/src/empty.mjs',
		'\\.(svg|woff2|png)$': '<rootDir>/packages/test-kit/src/asset-url.cjs',
	},
};

/** `unit` has no process beside it; `integration` runs on the real DynamoDB engine and the local cloud. */
export default {
	testSequencer: '<rootDir>/scripts/lib/long-first.cjs',
	projects: [
		{
			...shared,
			displayName: 'unit',
			setupFilesAfterEnv: ['<rootDir>/packages/test-kit/src/patient-queries.cjs'],
			testMatch: ['**/*.test.ts', '**/*.test.tsx'],
			testPathIgnorePatterns: ['/node_modules/', '\\.integration\\.test\\.tsx?$', '/e2e/'],
		},
		{
			...shared,
			displayName: 'integration',
			testMatch: ['**/*.integration.test.ts'],
			testPathIgnorePatterns: ['/node_modules/', '/e2e/'],
		},
		{
			...shared,
			displayName: 'journeys',
			globalSetup: '<rootDir>/packages/test-kit/src/prepared-dir-open.cjs',
			globalTeardown: '<rootDir>/packages/test-kit/src/prepared-dir-close.cjs',
			testMatch: ['<rootDir>/e2e/**/*.journey.test.ts'],
		},
	],
};
