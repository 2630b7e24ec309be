import { leftToDo } from '../deploy/left-to-do.ts';
import { parseOptions } from '../deploy/options.ts';
import { stepsOf } from '../deploy/steps.ts';
import { stage as local } from '../stages/local.ts';
import { liveStage } from './live-stage.ts';

const folders = { outputs: '/tmp/outputs.json', templates: '/tmp/templates' };
const stepsFor = (...args: readonly string[]) =>
	stepsOf(parseOptions(['--stage', 'live', ...args]), liveStage, folders);
const namesFor = (...args: readonly string[]) => stepsFor(...args).map(({ name }) => name);
const commandOf = (name: string, ...args: readonly string[]): string =>
	stepsFor(...args)
		.find((step) => step.name === name)
		?.command.join(' ') ?? '';

const MODULES = ['module shell', 'module content', 'module booking', 'module admin'];

describe('a deployment', () => {
	it('a deployment builds, checks, deploys the stacks, then the modules, shell first, and invokes the publisher', () => {
		expect(namesFor()[0]).toBe('build');
		expect(namesFor().slice(0, 4)).toEqual(['build', 'checks', 'stacks', 'module shell']);
		expect([...namesFor().slice(3, -1)].sort()).toEqual([...MODULES].sort());
		expect(namesFor().at(-1)).toBe('pages');
	});

	it('a deployment uses the same stage for checks, comparison, stacks and modules', () => {
		expect(commandOf('checks')).toMatch(/infra\/bin\/check\.ts live$/);
		expect(commandOf('stacks')).toMatch(/bin\/app\.ts live$/);
		expect(commandOf('diff', '--diff')).toMatch(/bin\/app\.ts live$/);
		expect(commandOf('module booking')).toMatch(
			/infra\/release\/main\.ts booking --dist \S+mfe-booking\/dist --stage live$/,
		);
		expect(commandOf('pages')).toMatch(/render-pages\.ts live$/);
		for (const { command } of stepsFor()) expect(command.join(' ')).not.toMatch(/ -c |--context|--parameters/);
	});

	it("a deployment by the infrastructure's pipeline leaves the modules to their own pipelines", () => {
		expect(namesFor('--infrastructure-only', '--yes')).toEqual(['build', 'checks', 'stacks']);
		expect(commandOf('stacks', '--infrastructure-only', '--yes')).toContain('--require-approval never');
		expect(commandOf('stacks')).not.toContain('--require-approval');
	});

	it('a deployment with a seed file seeds the empty table after the stacks, and validates that file before them', () => {
		expect(namesFor('--seed', 'centre.json').slice(1, 5)).toEqual(['checks', 'facts', 'stacks', 'seed']);
		expect(commandOf('facts', '--seed', 'centre.json')).toMatch(/seed\.mjs --stage live --check \/.*centre\.json$/);
		expect(commandOf('seed', '--seed', 'centre.json')).toMatch(/scripts\/seed\.mjs --stage live \/.*centre\.json$/);
	});

	it('a deployment of one stack changes no other', () => {
		expect(namesFor('--only', 'api')).toEqual(['build', 'checks', 'stacks']);
		expect(commandOf('stacks', '--only', 'api')).toContain('deploy live-api --exclusively');
	});

	it('a bootstrap needs no app, so that nothing has to be built', () => {
		const [step, ...others] = stepsFor('--bootstrap');
		expect(others).toEqual([]);
		expect(step?.command.join(' ')).toMatch(/bootstrap aws:\/\/123456789012\/af-south-1$/);
		expect(step?.command.join(' ')).not.toContain('--app');
	});

	it('a dry run deploys nothing', () => {
		expect(namesFor('--dry-run')).toEqual(['build', 'checks', 'templates', 'diff']);
		expect(commandOf('diff', '--dry-run', '--against', 'before')).toMatch(
			/diff-templates\.ts \/tmp\/templates \/.*before$/,
		);
		for (const { command } of stepsFor('--dry-run')) expect(command.join(' ')).not.toContain(' deploy ');
	});
});

describe('a command line', () => {
	it.each([
		[[], 'Name the stage'],
		[['--stage', 'live', '-c', 'account=1'], "Unknown option '-c'"],
		[['--stage', 'live', '--parameters', 'SiteOrigin=x'], "Unknown option '--parameters'"],
		[['--stage', 'live', '--dry-run', '--diff'], 'Either --dry-run or --diff'],
		[['--stage', 'live', '--against', 'x'], 'belong to --dry-run'],
	])('the command line %j is refused with the usage', (args, words) => {
		expect(() => parseOptions(args)).toThrow(words);
		expect(() => parseOptions(args)).toThrow('npm run deploy -- --stage <name>');
	});
});

describe('the manual steps', () => {
	it("the manual steps name the records outside of the stage's zone, and the address of the site", () => {
		const outputs = {
			'tulia-live-notifications': { DnsSpf: 'bounces.pumzika.co.ke TXT "v=spf1 …"', Other: 'x' },
			'tulia-live-edge': { DnsSite: 'www.pumzika.co.ke CNAME d1.cloudfront.net', SiteBucketName: 'y' },
		};
		const text = leftToDo(liveStage, outputs).join('\n');
		expect(text).toContain('    bounces.pumzika.co.ke TXT "v=spf1 …"\n    www.pumzika.co.ke CNAME d1.cloudfront.net');
		expect(text).toContain('https://www.pumzika.co.ke');
		expect(text).not.toMatch(/SiteBucketName|: [xy]$/m);
	});

	it('the manual steps name no records where there are none', () => {
		expect(leftToDo(local, {}).join('\n')).not.toContain('Records to enter');
	});
});
