import { createRequire } from 'node:module';

/**
 * For each rule of `.dependency-cruiser.cjs` a file that breaks it, with its import. Imported files are listed, too.
 * They are written into a temporary folder, never among the sources.
 */
const { nouns } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const feature = 'mfe-booking/src/features/canary';

/** Each noun imports a type of the next one in the order. */
const order = nouns.map((noun, place) => ({
	rule: `${noun}-knows-only-nouns-below`,
	file: `lambdas/src/${noun}/canary.ts`,
	above: nouns[place + 1] ?? 'functions',
}));

export const canaries = {
	...Object.fromEntries(
		order.map(({ rule, file, above }) => [rule, { file, imports: `../${above}/above.ts`, isType: true }]),
	),
	'aggregate-knows-no-feature-folder': {
		file: 'lambdas/src/canary/aggregate.ts',
		imports: './feature/above.ts',
		isType: true,
	},
	'no-cycles-of-folders': { file: 'lambdas/src/canary/one/canary.ts', imports: '../two/above.ts', isType: true },
	'product-knows-only-the-product': {
		file: 'lambdas/src/canary/product.ts',
		imports: '../../test-support/canary/above.ts',
		isType: true,
	},
	'wiring-is-outermost': { file: 'lambdas/src/canary/inner.ts', imports: './canary.wiring.ts' },
	'no-cycles': { file: `${feature}/cycle.ts`, imports: './cycle-back.ts' },
	'no-unresolvable': { file: `${feature}/unresolvable.ts`, imports: './there-is-no-such-file.ts' },
	'browser-does-not-know-the-server': { file: `${feature}/server.ts`, imports: '@aws-sdk/client-dynamodb' },
	'modules-ship-alone': { file: `${feature}/module.ts`, imports: '../../../../mfe-admin/src/target.ts' },
	'contracts-are-independent': { file: 'packages/contracts/src/canary.ts', imports: '../../ui/target.ts' },
	'centre-knows-contracts-only': { file: 'packages/centre/src/canary.ts', imports: '../../ui/target.ts' },
	'lambdas-and-infra-know-contracts-and-centre': {
		file: 'infra/lib/canary.ts',
		imports: '../../lambdas/src/target.ts',
	},
	'local-cloud-is-independent': { file: 'packages/local-cloud/src/canary.ts', imports: '../../../infra/lib/target.ts' },
	'local-cloud-is-not-deployed': { file: 'infra/lib/deployed.ts', imports: '../../packages/local-cloud/src/target.ts' },
	'features-do-not-know-each-other': { file: `${feature}/feature.ts`, imports: '../other/target.ts' },
	'domain-is-pure': { file: 'lambdas/src/canary/canary.ts', imports: './target.repository.ts' },
	'items-are-pure': { file: 'lambdas/src/canary/canary.items.ts', imports: './target.repository.ts' },
	'only-repositories-and-gateways-touch-aws': {
		file: 'lambdas/src/canary/canary.usecase.ts',
		imports: './target.repository.ts',
	},
};

/** The files that the canaries import, with their text. */
export const targets = {
	...Object.fromEntries(order.map(({ above }) => [`lambdas/src/${above}/above.ts`, 'export type Above = string;\n'])),
	'lambdas/src/canary/feature/above.ts': 'export type Above = string;\n',
	'lambdas/test-support/canary/above.ts': 'export type Above = string;\n',
	'lambdas/src/canary/two/above.ts': "export type { Above } from '../one/back.ts';\n",
	'lambdas/src/canary/one/back.ts': 'export type Above = string;\n',
	'lambdas/src/canary/canary.wiring.ts': 'export {};\n',
	[`${feature}/cycle-back.ts`]: "import './cycle.ts';\n",
	'mfe-admin/src/target.ts': 'export {};\n',
	'packages/ui/target.ts': 'export {};\n',
	'infra/lib/target.ts': 'export {};\n',
	'packages/local-cloud/src/target.ts': 'export {};\n',
	'lambdas/src/target.ts': 'export {};\n',
	'mfe-booking/src/features/other/target.ts': 'export {};\n',
	'lambdas/src/canary/target.repository.ts': 'export {};\n',
};
