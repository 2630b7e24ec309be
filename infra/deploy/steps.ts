import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteModules, workspaceOf } from '@tulia/contracts/site-modules';
import { stackIdIn } from '../lib/names.ts';
import type { Stage } from '../lib/stage.ts';
import type { DeployOptions } from './options.ts';

/** One command of a deployment, with its purpose. Idempotent. */
export interface Step {
	readonly name: string;
	readonly purpose: string;
	readonly command: readonly [string, ...string[]];
	readonly cwd: string;
	readonly env?: Readonly<Record<string, string>>;
}

export const root = fileURLToPath(new URL('../..', import.meta.url));
const infra = path.join(root, 'infra');

/** Folders for the outputs of the stacks, and for the templates of a dry run. */
export interface Folders {
	readonly outputs: string;
	readonly templates: string;
}

const node = (name: string, purpose: string, ...args: readonly string[]): Step => ({
	name,
	purpose,
	command: [process.execPath, ...args],
	cwd: root,
});
const tsx = (name: string, purpose: string, ...args: readonly string[]): Step =>
	node(name, purpose, '--import', 'tsx', ...args);

/** Disables network requests that are not needed. */
export const quietCdk = { CDK_DISABLE_CLI_TELEMETRY: 'true', CDK_DISABLE_VERSION_CHECK: '1' } as const;
/** CDK's command line, wherever npm has installed it. */
export const cdkProgram = createRequire(import.meta.url).resolve('aws-cdk/bin/cdk');

const cdk = (name: string, purpose: string, cwd: string, ...args: readonly string[]): Step => ({
	name,
	purpose,
	command: [process.execPath, cdkProgram, ...args],
	cwd,
	env: quietCdk,
});

/** Every step of the requested deployment, in order. */
export function stepsOf(options: DeployOptions, stage: Stage, folders: Folders): readonly Step[] {
	const { mode } = options;
	if (mode === 'bootstrap') return [bootstrap(stage)];
	if (mode === 'dry-run')
		return [
			buildFunctions,
			check(stage),
			...seedFile(stage, options),
			...templates(stage, { ...folders, against: options.against }),
		];
	if (mode === 'diff') return [buildFunctions, compare(stage)];
	if (options.only) return [buildFunctions, check(stage), oneStack(stage, options.only, options)];
	const stacksAlone = [
		check(stage),
		...seedFile(stage, options),
		allStacks(stage, folders, options),
		...seed(stage, options),
	];
	if (options.isInfrastructureOnly) return [buildFunctions, ...stacksAlone];
	return [build, ...stacksAlone, ...siteModules.map((module) => release(module, stage)), pages(stage)];
}

const buildFunctions = node(
	'build',
	'Builds the functions where their sources changed.',
	'scripts/build.mjs',
	'lambdas',
);
const build = node(
	'build',
	'Builds functions and modules where their sources changed.',
	...['scripts/build.mjs', 'lambdas', ...siteModules.map(workspaceOf)],
);
const check = ({ name }: Stage): Step =>
	tsx(
		'checks',
		'Runs the security packs over this stage. A finding that is not accepted stops the deployment.',
		'infra/bin/check.ts',
		name,
	);

/** Without an app: CDK's roles and bucket belong to the account, not to a stack. */
const bootstrap = ({ account, region }: Stage): Step =>
	cdk(
		'bootstrap',
		`Creates the roles and the bucket that CDK deploys with, in ${account}/${region}. Needs an administrator of the account.`,
		...[root, 'bootstrap', `aws://${account}/${region}`],
	);

const appOf = ({ name }: Stage): readonly string[] => [
	'--app',
	`"${process.execPath}" --import tsx bin/app.ts ${name}`,
];

const compare = (stage: Stage): Step =>
	cdk('diff', 'Compares the stacks with what is deployed.', infra, 'diff', '--all', ...appOf(stage));

const approval = ({ isApproved }: DeployOptions): readonly string[] =>
	isApproved ? ['--require-approval', 'never'] : [];

const allStacks = (stage: Stage, { outputs }: Folders, options: DeployOptions): Step =>
	cdk(
		'stacks',
		'Deploys the stacks one after the other. Unchanged stacks are skipped.',
		...[infra, 'deploy', '--all', '--outputs-file', outputs, ...approval(options), ...appOf(stage)],
	);

const oneStack = (stage: Stage, stack: string, options: DeployOptions): Step =>
	cdk(
		'stacks',
		`Deploys the stack "${stack}" without the stacks that it depends on.`,
		...[infra, 'deploy', stackIdIn(stage, stack), '--exclusively', ...approval(options), ...appOf(stage)],
	);

const seedFile = ({ name }: Stage, options: DeployOptions): readonly Step[] =>
	options.seed === undefined
		? []
		: [
				node(
					'facts',
					"Checks the centre's own facts, and lists missing and placeholder ones before anything is deployed.",
					...['scripts/seed.mjs', '--stage', name, '--check', options.seed],
				),
			];

const seed = ({ name }: Stage, options: DeployOptions): readonly Step[] =>
	options.seed === undefined
		? []
		: [
				node(
					'seed',
					"Fills an empty table with the centre's own facts. A table with facts is not changed.",
					...['scripts/seed.mjs', '--stage', name, options.seed],
				),
			];

const release = (module: (typeof siteModules)[number], { name }: Stage): Step =>
	tsx(
		`module ${module}`,
		'Uploads the build, tries it together with the live releases, and then moves its pointer.',
		...['infra/release/main.ts', module, '--dist', path.join(root, workspaceOf(module), 'dist'), '--stage', name],
	);

const pages = ({ name }: Stage): Step =>
	tsx('pages', 'Invokes the publisher and waits until every page is rendered.', 'infra/deploy/render-pages.ts', name);

const templates = (
	{ name }: Stage,
	{ templates: folder, against }: Folders & Pick<DeployOptions, 'against'>,
): readonly Step[] => [
	{
		...tsx('templates', `Synthesises the templates into ${folder}.`, 'infra/bin/app.ts', name),
		env: { CDK_OUTDIR: folder, CDK_VALIDATION: 'false' },
	},
	tsx(
		'diff',
		against ? `Compares them with those in ${against}.` : 'Compares them with an empty account.',
		...['infra/deploy/diff-templates.ts', folder, ...(against ? [against] : [])],
	),
];
