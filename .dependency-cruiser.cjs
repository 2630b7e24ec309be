/**
 * The boundaries of the house (docs/architecture.md), as patterns: there is no list somebody must remember to extend.
 * `scripts/boundaries.mjs` runs it, fails on 0 modules, and proves with a canary that a violation is seen.
 */
const server = ['^lambdas/', '^infra/', 'node_modules/@aws-sdk/', 'node_modules/aws-cdk-lib/'];

module.exports = {
	forbidden: [
		{
			name: 'no-cycles',
			severity: 'error',
			comment: 'Two files that need each other are one idea, or three.',
			from: {},
			to: { circular: true },
		},
		{
			name: 'no-unresolvable',
			severity: 'error',
			comment: 'A path nobody can follow hides every other rule. aws-lambda holds types only.',
			from: {},
			to: { couldNotResolve: true, pathNot: ['^#remotes$', '^aws-lambda$', '[.](?:css|svg|woff2|png)$'] },
		},
		{
			name: 'browser-does-not-know-the-server',
			severity: 'error',
			comment: 'Browser code shares only @tulia/contracts with the server.',
			from: { path: '^(?:shell|mfe-[^/]+|packages/(?:ui|platform))/', pathNot: '[.]test[.]tsx?$' },
			to: { path: server },
		},
		{
			name: 'modules-ship-alone',
			severity: 'error',
			comment: 'A module never imports another module or the shell.',
			from: { path: '^(shell|mfe-[^/]+)/' },
			to: { path: '^(?:shell|mfe-[^/]+)/', pathNot: '^$1/' },
		},
		{
			name: 'contracts-know-nobody',
			severity: 'error',
			comment: 'The contract is read by everybody and reads nobody.',
			from: { path: '^packages/contracts/' },
			to: { path: '^(?:shell|mfe-[^/]+|lambdas|infra|packages/(?!contracts/))' },
		},
		{
			name: 'lambdas-and-infra-know-contracts-only',
			severity: 'error',
			comment: 'infra names lambda files by path; neither imports the other.',
			from: { path: '^(lambdas|infra)/', pathNot: '[.]test[.]ts$' },
			to: { path: '^(?:shell|mfe-[^/]+|lambdas|infra|packages/(?!contracts/))', pathNot: '^$1/' },
		},
		{
			name: 'features-do-not-know-each-other',
			severity: 'error',
			comment: 'Compose features in a page; move what both need to api/ or lib/.',
			from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
			to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
		},
		{
			name: 'domain-is-pure',
			severity: 'error',
			comment: 'An unsuffixed file of a noun is domain: no AWS, of the platform only what is pure, no suffixed file.',
			from: {
				path: '^lambdas/src/(?!platform/|functions/|seed/|publisher/)[^/]+/[^/]+[.]ts$',
				pathNot: '[.](?:handler|usecase|repository|gateway|test|integration[.]test)[.]ts$',
			},
			to: {
				path: ['node_modules/@aws-sdk/', '^lambdas/src/platform/', '[.](?:handler|usecase|repository|gateway)[.]ts$'],
				pathNot: 'platform/(?:result|shard|endpoint-validators|in-new-places)[.]ts$',
			},
		},
		{
			name: 'only-repositories-and-gateways-touch-aws',
			severity: 'error',
			comment: 'Use cases get what they need as dependencies; handlers wire.',
			from: { path: '^lambdas/src/(?!platform/|functions/|seed/)[^/]+/[^/]+[.]usecase[.]ts$' },
			to: { path: ['node_modules/@aws-sdk/', '[.](?:repository|gateway|handler)[.]ts$'] },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: ['/dist/', '/cdk[.]out/', '[.]tsbuild/'] },
		tsPreCompilationDeps: false,
		combinedDependencies: true,
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['types', 'import', 'require', 'node', 'default'],
			extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
		},
	},
};
