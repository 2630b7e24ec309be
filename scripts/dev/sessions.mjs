import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../packages/local-cloud/src/engine/free-port.ts';
import { historySteps } from '../lib/history-steps.mjs';
import { refuse, requireDataFolder, requireEngine, requireFreePort } from '../lib/preflight.mjs';
import { siteModules, workspaceOf } from '../lib/site-modules.mjs';
import { root, run } from '../lib/steps.mjs';
import { children } from './children.mjs';
import { takeDataFolder } from './data-folder.mjs';
import { watchSources } from './watch-sources.mjs';

const rspack = 'node_modules/@rspack/cli/bin/rspack.js';

function moduleOf(workspace) {
	const module = siteModules.find((each) => workspaceOf(each) === workspace);
	if (!module) refuse(`There is no module ${workspace}. Modules: ${siteModules.map(workspaceOf).join(', ')}.`);
	return module;
}

const serve = (processes, module, env) =>
	processes.start([rspack, 'serve', '--config', `${workspaceOf(module)}/rspack.config.mjs`], env);

const build = async (steps) => {
	const code = await run(process.execPath, ['scripts/build.mjs', ...steps]);
	if (code !== 0) process.exit(code);
};

/** Builds served modules, too: the publisher renders with the builds, and an old one may lack new exports. */
const buildForStart = () => build(['contracts', 'synth', ...siteModules.map(workspaceOf), ...historySteps()]);

/** The routes of the running cloud's API Gateway, which was synthesised at the start. */
function routesOfContract() {
	const { paths } = JSON.parse(readFileSync(path.join(root, 'packages/contracts/generated/openapi.json'), 'utf8'));
	return Object.entries(paths)
		.flatMap(([address, methods]) => Object.keys(methods).map((method) => `${method} ${address}`))
		.join();
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Replaces functions in the cloud as they are bundled. Resolves after the first bundling of all, with a function that
 * bundles again those that import some files, and resolves when no function is pending; further changes are queued.
 */
async function functionBundler(processes, cloud) {
	const bundler = processes.start(['--import', 'tsx', 'lambdas/dev.ts']);
	let began;
	const waiting = [];
	const done = () => new Promise((resolve) => waiting.push(resolve));
	bundler.on('message', ({ bundled, isDone }) => {
		if (bundled) cloud.send(bundled);
		if (bundled && began) console.log(`  replaced ${bundled.name} in ${seconds(began)}`);
		if (isDone) waiting.shift()();
	});
	await done();
	return (files) => {
		began = Date.now();
		bundler.send({ files });
		return done();
	};
}

/** Runs the local cloud and rebuilds changes, until it is ended. Resolves with an exit code. */
export async function developLocally(workspace) {
	const port = Number(process.env.PORT ?? 8080);
	const served = workspace ? [...new Set(['shell', moduleOf(workspace)])] : siteModules;
	await requireFreePort(port);
	requireEngine(root);
	const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.local');
	requireDataFolder(dataDir);
	const lock = takeDataFolder(dataDir);
	console.log('Building what changed …');
	await buildForStart();
	lock.release();

	const ports = Object.fromEntries(await Promise.all(served.map(async (module) => [module, await freePort()])));
	const processes = children();
	void processes.ended.then(process.exit);
	const cloud = processes.start(['--import', 'tsx', 'infra/local/dev.ts'], { DEV_PORTS: JSON.stringify(ports) });
	for (const [module, own] of Object.entries(ports))
		serve(processes, module, { DEV_PORT: String(own), DEV_SITE: `http://localhost:${port}` });
	const started = new Promise((resolve) => cloud.once('message', resolve));
	const bundleFunctions = await functionBundler(processes, cloud);

	const routes = routesOfContract();
	let bundling;
	await watchSources(async ({ files, isContract }) => {
		// A function bundled while the contract is replaced would miss it.
		if (isContract) await bundling;
		if (isContract && (await run(process.execPath, ['scripts/build.mjs', 'contracts'])) !== 0) return false;
		if (isContract && routesOfContract() !== routes)
			console.log('  The routes have changed: stop and start `npm run dev`, so that the API answers them.');
		bundling = bundleFunctions(files);
		return true;
	});
	await started;
	console.log(
		`  In development: ${served.map(workspaceOf).join(', ')}, functions, contracts. Changes of infra need a restart.\n`,
	);
	return processes.ended;
}

/** The origin of a stage, without a path. */
function stageOf(address) {
	const { origin, protocol, hostname } = URL.canParse(address) ? new URL(address) : {};
	if (protocol !== 'https:' && hostname !== 'localhost')
		refuse(`--against takes the address of a stage, such as https://stage.example, not "${address}".`);
	return origin;
}

/** Serves one module for the shell of a deployed stage, until it is ended. Resolves with an exit code. */
export async function developAgainst(workspace, address) {
	const module = moduleOf(workspace ?? '');
	const stage = stageOf(address);
	if (module === 'shell') refuse('The shell of a stage loads the modules of developers, and not another shell.');
	const port = Number(process.env.DEV_PORT ?? 9100);
	await requireFreePort(port);
	await build(['contracts']);
	const processes = children();
	serve(processes, module, { DEV_PORT: String(port), DEV_SITE: stage, DEV_DEPLOYED: 'true' });
	console.log(`
  Open ${stage}/developer-module, choose "${module}" and port ${port}.
  The page is loaded anew at each change. Stages that do not allow developers' modules ignore it.
`);
	return processes.ended;
}
