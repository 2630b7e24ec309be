/**
 * `npm run smoke -- --url https://…`: walks the main job on a deployed site, as a visitor and as a test client that leaves nothing behind
 * (lambdas/src/smoke). `--read-only` changes nothing. Ends with code 1 at the first step that failed.
 */
import './lib/require-node.mjs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
const { run, root } = await import('./lib/steps.mjs');
process.exit(
	await run(path.join(root, 'node_modules/.bin/tsx'), ['lambdas/src/smoke/smoke.wiring.ts', ...process.argv.slice(2)]),
);
