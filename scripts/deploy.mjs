/**
 * `npm run deploy -- --stage live`                    everything, in order (infra/deploy/options.ts says the options)
 * `npm run deploy -w mfe-booking -- --stage live`     one module: build, upload, move its pointer (infra/release says the options)
 * Needs AWS credentials, but for `--dry-run`; docs/operations.md walks through a first deployment.
 */
import './lib/require-node.mjs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
const { run, root } = await import('./lib/steps.mjs');
const { siteModules, workspaceOf } = await import('./lib/site-modules.mjs');

async function must(args) {
	const code = await run(process.execPath, args);
	if (code !== 0) process.exit(code);
}

async function deployModule(module, options) {
	const workspace = workspaceOf(module);
	// A pointer moves to an older build, so a tree that does not build must not prevent it.
	const movesOnly = options.includes('--rollback') || options.includes('--retire-worker');
	if (!movesOnly) await must(['scripts/build.mjs', workspace]);
	const dist = movesOnly ? [] : ['--dist', path.join(root, workspace, 'dist')];
	await must(['--import', 'tsx', 'infra/release/main.ts', module, ...dist, ...options]);
}

const [first, ...rest] = process.argv.slice(2);
const module = siteModules.find((candidate) => workspaceOf(candidate) === first);
if (module) await deployModule(module, rest);
else await must(['--import', 'tsx', 'infra/deploy/main.ts', ...(first === undefined ? [] : [first]), ...rest]);
