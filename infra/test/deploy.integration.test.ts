import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseOptions } from '../deploy/options.ts';
import { root, type Step, stepsOf } from '../deploy/steps.ts';
import { liveStage } from './live-stage.ts';

interface Ended {
	readonly code: number;
	readonly output: string;
}

const scratch = mkdtempSync(path.join(tmpdir(), 'tulia-deploy-test-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a command to its end in a minimal environment: no AWS variables, no home with credentials. */
function run(
	{ command: [program, ...args], cwd, env: own }: Step,
	env: Readonly<Record<string, string>>,
): Promise<Ended> {
	const clean = { PATH: process.env.PATH ?? '', HOME: scratch, NO_COLOR: '1', ...own, ...env };
	return new Promise((resolve) => {
		execFile(program, args, { cwd, env: clean, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
			resolve({ code: error ? 1 : 0, output: stdout + stderr }),
		);
	});
}

const tsx = (...args: readonly string[]): Step => ({
	name: 'test',
	purpose: '',
	command: [process.execPath, '--import', 'tsx', ...args],
	cwd: root,
});

describe('a dry run', () => {
	const templates = path.join(scratch, 'templates');
	const networkLog = path.join(scratch, 'network.log');
	const offline = {
		NODE_OPTIONS: `--import=${pathToFileURL(path.join(__dirname, 'without-network.mjs')).href}`,
		NETWORK_LOG: networkLog,
	};
	let first: Ended;
	beforeAll(async () => {
		const args = ['--stage', 'example', '--dry-run', '--out', templates];
		first = await run(tsx('infra/deploy/main.ts', ...args), offline);
	});

	it('a dry run needs neither credentials nor network, and prints every step', () => {
		const steps = first.output.match(/^── \S+ \w+(?=: )/gm);
		expect(steps).toEqual(['── 1/4 build', '── 2/4 checks', '── 3/4 templates', '── 4/4 diff']);
		expect(first.code).toBe(0);
		expect(existsSync(networkLog) ? readFileSync(networkLog, 'utf8') : '').toBe('');
	});

	it('the network monitor of a dry run detects connections', async () => {
		const noted = path.join(scratch, 'noted.log');
		const command: Step['command'] = [process.execPath, '-e', "fetch('http://192.0.2.1/').catch(() => {})"];
		await run({ ...tsx(), command }, { ...offline, NETWORK_LOG: noted });
		expect(readFileSync(noted, 'utf8')).toContain('connection to {');
	});

	it('a dry run reports why the stage would be refused', () => {
		expect(first.output).toContain('This stage would be refused as it stands:');
		expect(first.output).toContain('domainName is still the placeholder');
	});

	it('a dry run lists every resource that would be created', () => {
		for (const stack of ['example-data', 'example-api', 'example-edge', 'example-site-booking'])
			expect(first.output).toContain(`Stack ${stack} (tulia-${stack})`);
		expect(first.output).toMatch(/\[\+\] AWS::DynamoDB::GlobalTable Centre/);
		expect(first.output).toMatch(/\[\+\] AWS::SES::EmailIdentity /);
		expect(first.output).not.toMatch(/^\[[~-]\]/m);
	});

	it('a dry run lists only differences from the templates of an earlier one', async () => {
		const before = path.join(templates, 'example-identity.template.json');
		const compared = path.join(scratch, 'before');
		cpSync(templates, compared, { recursive: true, filter: (file) => !path.basename(file).startsWith('asset.') });
		const changed = readFileSync(before, 'utf8').replace('Signs access tokens (ES256)', 'Signs tokens');
		writeFileSync(path.join(compared, 'example-identity.template.json'), changed);
		const { code, output } = await run(tsx('infra/deploy/diff-templates.ts', templates, compared), offline);
		expect(output.match(/^\[[+~-]\] AWS::\S+/gm)).toEqual(['[~] AWS::KMS::Key']);
		expect(code).toBe(0);
		expect(existsSync(networkLog)).toBe(false);
	});
});

describe('a deployment', () => {
	it('a deployment of a stage with placeholders is refused before the first step', async () => {
		const { code, output } = await run(tsx('infra/deploy/main.ts', '--stage', 'example'), {});
		expect(code).toBe(1);
		expect(output).toMatch(/^infra\/stages\/example\.ts cannot be used as it stands:\n {2}account is still/);
		expect(output).not.toContain('── ');
	});

	it('a deployment that fails names the step, and that it can be repeated', async () => {
		const env = { FUNCTIONS_DIR: path.join(scratch, 'nowhere') };
		const { code, output } = await run(tsx('infra/deploy/main.ts', '--stage', 'example', '--dry-run'), env);
		expect(code).toBe(1);
		expect(output).toContain('The step "checks" failed (code 1), and nothing after it was begun.');
		expect(output).toContain('run the same command again');
		expect(output).not.toContain('── 3/4');
	});
});

describe('cdk bootstrap', () => {
	let server: Server;
	const actions: string[] = [];
	beforeAll(async () => {
		server = createServer((request, response) => {
			let body = '';
			request.on('data', (chunk) => {
				body += chunk;
			});
			request.on('end', () => {
				const action = new URLSearchParams(body).get('Action') ?? '';
				actions.push(action);
				response.setHeader('content-type', 'text/xml');
				response.statusCode = action === 'GetCallerIdentity' ? 200 : 403;
				response.end(action === 'GetCallerIdentity' ? identity : denied);
			});
		});
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	});
	afterAll(() => new Promise((resolve) => server.close(resolve)));

	it.each([
		['as a step of ours', root],
		['by hand in infra/', path.join(root, 'infra')],
	])('%s reaches the account from a fresh clone: nothing has to be built for it', async (_how, cwd) => {
		const [step] = stepsOf(parseOptions(['--stage', 'live', '--bootstrap']), liveStage, {
			outputs: '',
			templates: '',
		});
		if (!step) throw new Error('There is no step.');
		actions.length = 0;
		const { output } = await run(
			{ ...step, cwd },
			{
				FUNCTIONS_DIR: path.join(scratch, 'nowhere'),
				AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
				AWS_ACCESS_KEY_ID: 'test',
				AWS_SECRET_ACCESS_KEY: 'test',
				AWS_REGION: 'af-south-1',
			},
		);
		expect(output).toContain('Environment aws://123456789012/af-south-1');
		expect(output).not.toMatch(/bundle|Build the functions/);
		expect(actions).toContain('DescribeStacks');
	});
});

const denied = '<ErrorResponse><Error><Code>AccessDenied</Code><Message>no</Message></Error></ErrorResponse>';
const identity = `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>
<Arn>arn:aws:iam::123456789012:user/test</Arn><UserId>test</UserId><Account>123456789012</Account>
</GetCallerIdentityResult></GetCallerIdentityResponse>`;
