/**
 * Builds what changed: `node scripts/build.mjs [all|contracts|lambdas|synth|shell|mfe-content|…]`. A step is skipped
 * when the hash of all its inputs, and its output, are unchanged since the last build. `history` is not part of `all`:
 * only a first start needs it.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf, readCache, writeCache } from './lib/build-cache.mjs';
import { siteModules, workspaceOf } from './lib/site-modules.mjs';

const root = path.resolve(import.meta.dirname, '..');
const tsx = ['--import', pathToFileURL(path.join(root, 'node_modules/tsx/dist/loader.mjs')).href];
const common = ['package-lock.json', 'tsconfig.base.json'];
const contracts = ['packages/contracts/src', 'packages/contracts/build', 'packages/contracts/package.json'];
const centre = ['packages/centre/src', 'packages/centre/package.json'];
const browser = ['packages/build', 'packages/platform', 'packages/ui', ...centre, ...contracts];

/** Where the local cloud's seed reads it. */
const HISTORY = 'lambdas/generated/history.bin';

const site = (name) => ({
	name,
	inputs: [...common, ...browser, name],
	output: `${name}/dist/release.json`,
	command: ['node_modules/@rspack/cli/bin/rspack.js', 'build', '--config', `${name}/rspack.config.mjs`],
	after: ['contracts'],
});

/** The inputs and the output of each step, and the steps it waits for. */
const steps = [
	{
		name: 'contracts',
		inputs: [...common, ...contracts],
		output: 'packages/contracts/generated/routes',
		command: [...tsx, 'packages/contracts/build/main.ts'],
		after: [],
	},
	{
		name: 'lambdas',
		inputs: [...common, ...centre, ...contracts, 'lambdas'],
		output: 'lambdas/dist',
		command: [...tsx, 'lambdas/build.ts'],
		after: ['contracts'],
	},
	{
		name: 'synth',
		inputs: [...common, ...centre, ...contracts, 'lambdas', 'infra/bin', 'infra/lib', 'infra/stages'],
		output: 'infra/cdk.out/manifest.json',
		command: [...tsx, 'infra/bin/synth.ts'],
		after: ['lambdas'],
	},
	{
		name: 'history',
		inputs: [...common, ...centre, ...contracts, 'lambdas'],
		// The history ends at the present, so its date is an input.
		salt: () => new Date().toISOString().slice(0, 'YYYY-MM-DDTHH'.length),
		output: HISTORY,
		command: [...tsx, 'lambdas/demo/prepare-history.ts', HISTORY],
		after: ['contracts'],
		onDemand: true,
	},
	...siteModules.map((module) => site(workspaceOf(module))),
];

function run(step) {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, step.command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
		const output = [];
		child.stdout.on('data', (chunk) => output.push(chunk));
		child.stderr.on('data', (chunk) => output.push(chunk));
		child.on('error', reject);
		child.on('close', (code) =>
			code === 0 ? resolve() : reject(new Error(`Building ${step.name} failed:\n${Buffer.concat(output).toString()}`)),
		);
	});
}

async function build(step) {
	const hash = hashOf(root, step.inputs, step.salt?.());
	if (readCache(root)[step.name] === hash && existsSync(path.join(root, step.output))) return;
	const started = Date.now();
	console.log(`  building ${step.name} …`);
	await run(step);
	writeCache(root, step.name, hash);
	console.log(`  built ${step.name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** The requested steps and their dependencies. */
function withDependencies(names) {
	const wanted = new Set();
	const add = (name) => {
		const step = steps.find((candidate) => candidate.name === name);
		if (!step)
			throw new Error(`There is no build step "${name}". Steps: all, ${steps.map((known) => known.name).join(', ')}.`);
		for (const dependency of step.after) add(dependency);
		wanted.add(step);
	};
	for (const name of names) add(name);
	return [...wanted];
}

const requested = process.argv.slice(2);
const always = steps.filter((step) => !step.onDemand).map((step) => step.name);
const wanted = withDependencies(
	requested.length === 0 ? always : requested.flatMap((name) => (name === 'all' ? always : name)),
);
const done = new Map();
for (const step of wanted) {
	done.set(
		step.name,
		Promise.all(step.after.map((name) => done.get(name))).then(() => build(step)),
	);
}
try {
	await Promise.all(done.values());
} catch (error) {
	console.error(error.message);
	process.exit(1);
}
