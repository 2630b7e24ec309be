import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../packages/local-cloud/src/engine/free-port.ts';
import { root } from '../lib/steps.mjs';
import { notCarried, rewriteForMoto } from './moto-templates.mjs';
import { templatesIn, withLiveAssembly } from './templates.mjs';
import { pythonTool, runTool } from './tool.mjs';

/** Runs a callback with the address and the output of a moto server, and ends it. */
async function withMoto(use) {
	const programs = await pythonTool('emulator');
	const port = await freePort();
	// By name: with an IP address the CDK's command line builds template URLs that moto cannot parse.
	const endpoint = `http://localhost:${port}`;
	const server = spawn(path.join(programs, 'moto_server'), ['-H', '127.0.0.1', '-p', `${port}`], {
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	let said = '';
	server.stderr.setEncoding('utf8').on('data', (text) => {
		said += text;
	});
	try {
		for (let attempt = 0; !(await fetch(endpoint).catch(() => undefined)); attempt += 1) {
			if (server.exitCode !== null || attempt > 600) throw new Error(`moto did not start:\n${said}`);
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		return await use(endpoint, () => said);
	} finally {
		server.kill('SIGKILL');
		if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
	}
}

const motoEnvironment = (endpoint) => ({
	AWS_ENDPOINT_URL: endpoint,
	AWS_ACCESS_KEY_ID: 'test',
	AWS_SECRET_ACCESS_KEY: 'test',
	AWS_REGION: 'af-south-1',
	AWS_EC2_METADATA_DISABLED: 'true',
	CDK_DISABLE_CLI_TELEMETRY: 'true',
	CI: 'true',
	NO_COLOR: '1',
});

/** Runs the command lines in order until one fails; returns the output of that one. */
async function cdk(endpoint, commands) {
	const cwd = path.join(root, 'infra');
	for (const args of commands) {
		const { code, stdout, stderr } = await runTool(path.join(cwd, 'node_modules/.bin/cdk'), [...args, '--no-notices'], {
			cwd,
			env: motoEnvironment(endpoint),
		});
		if (code !== 0) return [`cdk ${args[0]}: ${`${stdout}${stderr}`.trim().split('\n').slice(-3).join(' ')}`];
	}
	return [];
}

/** The resource types that moto's log reports as unsupported, without those of the CDK's bootstrap. */
const unknownIn = (log) =>
	[...new Set([...log.matchAll(/No Moto CloudFormation support for (\S+)/g)].map(([, type]) => type))].filter(
		(type) => !notCarried.includes(type),
	);

/** Deploys the live stage to moto by the CDK's command line: bootstrap, files, and the stacks in order. */
export const checkEmulator = () =>
	withMoto((endpoint, said) =>
		withLiveAssembly(async (folder) => {
			const templates = templatesIn(folder);
			const counts = templates.map(({ file }) => rewriteForMoto(file));
			const sum = (field) => counts.reduce((so, one) => so + one[field], 0);
			const regions = new Set(templates.map(({ region }) => `aws://123456789012/${region}`));
			// By CreateStack: moto does not store the exports of a stack created by a change set.
			const deploy = ['deploy', '--all', '--app', folder, '--require-approval', 'never', '--method', 'direct'];
			const failed = await cdk(endpoint, [['bootstrap', ...regions], deploy]);
			return {
				findings: [...failed, ...unknownIn(said()).map((type) => `moto does not carry ${type}.`)],
				summary: `${templates.length} stacks with ${sum('kept')} resources deployed; ${sum('leftOut')} left out: ${notCarried.join(', ')}`,
			};
		}),
	);
