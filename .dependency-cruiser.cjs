/**
 * The boundaries of the house (docs/architecture.md), as patterns: there is no list somebody must remember to extend.
 * `scripts/checks/boundaries.mjs` runs it, fails on 0 modules, and proves of each rule that it sees a file that breaks it.
 */
const server = ['^lambdas/', '^infra/', 'node_modules/@aws-sdk/', 'node_modules/aws-cdk-lib/'];

/**
 * The nouns of the server, lowest first: each imports only those before it, types included. Wiring and handlers stand above them all.
 */
const nouns = [
	'platform',
	'calendar',
	'profile',
	'psychologist',
	'counters',
	'outbox',
	'consent',
	'client',
	'identity',
	'audit',
	'crisis',
	'register',
	'service',
	'availability',
	'appointment',
	'waiting-list',
	'payment',
	'my-day',
	'newsletter',
	'testimonial',
	'client-merge',
	'account',
	'data-request',
	'cover',
	'psychologist-profile',
	'article',
	'newsletter-issue',
	'closure',
	'launch',
	'comment',
	'dashboard',
	'notification',
	'inbox',
	'faq',
	'message',
	'publisher',
	'rota',
	'report',
	'user',
	'client-file',
	'telemetry',
	'recovery',
	'key-rotation',
	'smoke',
];
const outermost = '[.](?:handler|handlers|wiring|notice)[.]ts$';
const suffixed = '[.](?:handlers?|wiring|notice|usecase|repository|gateway|items|actions)[.]ts$';
const inTests = ['[.]test[.]tsx?$', '/testing/'];

const nounOrder = nouns.map((noun, place) => ({
	name: `${noun}-knows-only-nouns-below`,
	severity: 'error',
	comment: 'The order of the nouns stands in .dependency-cruiser.cjs; move what a lower noun needs into it.',
	from: { path: `^lambdas/src/${noun}/`, pathNot: [outermost, ...inTests] },
	to: { path: `^lambdas/src/(?:${[...nouns.slice(place + 1), 'functions'].join('|')})/` },
}));

/** A helper of tests, handlers and wiring may know every folder. */
const inFolders = { pathNot: [outermost, ...inTests] };

/** These rules see imports of types, too: a file that names another noun's type knows that noun. */
const order = [
	...nounOrder,
	{
		name: 'aggregate-knows-no-feature-folder',
		severity: 'error',
		comment: 'What stands directly in a folder is what its sub-folders share; move what it needs of them into it.',
		from: { path: '^(lambdas/src/(?!functions/).+)/[^/]+$', ...inFolders },
		to: { path: '^$1/.+/' },
	},
	{
		name: 'product-knows-only-the-product',
		severity: 'error',
		comment: 'What tests share, the demo and the commands of an operator stand beside it, and use it.',
		from: { path: '^lambdas/src/', pathNot: inTests },
		to: { path: '^lambdas/(?:test-support|demo|operations)/' },
	},
	{
		name: 'wiring-is-outermost',
		severity: 'error',
		comment: 'Handlers, wiring and notices put the nouns together; nothing else knows them.',
		from: { path: '^lambdas/src/(?!functions/)', pathNot: [outermost, ...inTests] },
		to: { path: `^lambdas/src/.*${outermost}` },
	},
];

/** Read without the files that may know every folder. */
const folders = {
	exclude: inFolders.pathNot,
	rules: [
		{
			name: 'no-cycles-of-folders',
			severity: 'error',
			comment: 'Two folders of a noun that need each other: move what both need into the noun itself.',
			scope: 'folder',
			from: { path: '^lambdas/src/(?!functions)' },
			to: { circular: true },
		},
	],
};

module.exports = {
	nouns,
	order,
	folders,
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
			comment: 'Browser code shares only @tulia/contracts and @tulia/centre with the server.',
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
			name: 'contracts-are-independent',
			severity: 'error',
			comment: 'The contract is imported by all workspaces and imports none.',
			from: { path: '^packages/contracts/' },
			to: { path: '^(?:shell|mfe-[^/]+|lambdas|infra|packages/(?!contracts/))' },
		},
		{
			name: 'centre-knows-contracts-only',
			severity: 'error',
			comment: 'The facts of the centre, its days and its formats are read by pages and functions alike.',
			from: { path: '^packages/centre/' },
			to: { path: '^(?:shell|mfe-[^/]+|lambdas|infra|packages/(?!(?:centre|contracts)/))' },
		},
		{
			name: 'lambdas-and-infra-know-contracts-and-centre',
			severity: 'error',
			comment: 'infra names lambda files by path; neither imports the other.',
			from: { path: '^(lambdas|infra)/', pathNot: '[.]test[.]ts$' },
			to: {
				path: '^(?:shell|mfe-[^/]+|lambdas|infra|packages/(?!(?:centre|contracts)/))',
				// A release is tried in the browser the tests use; what tests share asks which tier runs.
				pathNot: ['^$1/', '^packages/local-cloud/', '^packages/test-kit/src/(?:browser|test-tier)[.]ts$'],
			},
		},
		{
			name: 'local-cloud-is-independent',
			severity: 'error',
			comment: 'It runs any synthesised app; infra/local passes what is specific to ours.',
			from: { path: '^packages/local-cloud/' },
			to: { path: '^(?:shell|mfe-[^/]+|lambdas|infra|e2e|bench|packages/(?!local-cloud/))' },
		},
		{
			name: 'local-cloud-is-not-deployed',
			severity: 'error',
			comment: 'infra/local starts it; everything else is deployed, or stands below it.',
			from: {
				path: '^(?:shell|mfe-[^/]+|lambdas|infra/(?!local/)|packages/(?!local-cloud/|test-kit/))',
				pathNot: '[.]test[.]tsx?$',
			},
			to: { path: '^packages/local-cloud/' },
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
			comment:
				'A file of a noun without a suffix is domain: no AWS, of the platform only what is pure, no suffixed file.',
			from: {
				path: '^lambdas/src/(?!platform/|functions/|publisher/).+/[^/.]+[.]ts$',
				pathNot: ['validators[.]ts$', ...inTests],
			},
			to: {
				path: ['node_modules/@aws-sdk/', '^lambdas/src/platform/', suffixed],
				pathNot: [
					'platform/(?:audit-entry|centre-time|confirmed-address|csv|email-address|phone-number|slug)[.]ts$',
					'platform/(?:http/result|lists/apply-reorder|table/(?:action-role|shard))[.]ts$',
				],
			},
		},
		{
			name: 'items-are-pure',
			severity: 'error',
			comment: 'Keys, items and the writes of a transaction are data: they ask nobody.',
			from: { path: '^lambdas/src/.*[.](?:items|actions)[.]ts$' },
			to: { path: ['node_modules/@aws-sdk/', '[.](?:handlers?|wiring|usecase|repository|gateway)[.]ts$'] },
		},
		{
			name: 'only-repositories-and-gateways-touch-aws',
			severity: 'error',
			comment: 'Use cases get what they need as dependencies; handlers wire.',
			from: { path: '^lambdas/src/(?!platform/|functions/).*[.]usecase[.]ts$' },
			to: { path: ['node_modules/@aws-sdk/', '[.](?:repository|gateway|handlers?|wiring)[.]ts$'] },
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
