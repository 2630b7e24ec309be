/**
 * `npm run deploy -- <cdk options>`        the infrastructure, all stacks
 * `npm run deploy -w mfe-booking -- <…>`   one module: build, upload, move its pointer (infra/release says the options)
 * Needs AWS credentials; docs/operations.md walks through a first deployment.
 */
import path from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
const { run, root } = await import('./lib/steps.mjs');

const modules = { shell: 'shell', 'mfe-content': 'content', 'mfe-booking': 'booking', 'mfe-admin': 'admin' };

async function must(command, args, options) {
	const code = await run(command, args, options);
	if (code !== 0) process.exit(code);
}

const build = (step) => must(process.execPath, ['scripts/build.mjs', step]);

async function deployModule(workspace, options) {
	const movesOnly = options.includes('--rollback') || options.includes('--retire-worker');
	await build(workspace);
	const dist = path.join(root, workspace, 'dist');
	await must(path.join(root, 'node_modules/.bin/tsx'), [
		'infra/release/main.ts',
		modules[workspace],
		...(movesOnly ? [] : ['--dist', dist]),
		...options,
	]);
}

/** The security packs run first: what they refuse is never deployed. */
async function deployInfrastructure(options) {
	await build('lambdas');
	await must(path.join(root, 'node_modules/.bin/tsx'), ['infra/bin/check.ts']);
	await must('npx', ['cdk', 'deploy', '--all', ...options], {
		cwd: path.join(root, 'infra'),
	});
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--help' || first === '-h') {
	console.log(
		'npm run deploy -- <cdk options>            the infrastructure\nnpm run deploy -w mfe-booking -- <options>  one module; docs/operations.md tells the options',
	);
	process.exit(0);
}
if (first && first in modules) await deployModule(first, rest);
else await deployInfrastructure(first ? [first, ...rest] : rest);
