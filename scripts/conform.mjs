/**
 * `npm run conform`: checks our parts against independent tools (docs/operations.md). `npm run conform -- nu` runs one
 * check. A check that this machine cannot run is reported as skipped; ends with code 1 when another one found
 * something.
 */
import './lib/require-node.mjs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
const { run, root } = await import('./lib/steps.mjs');
const built = await run(process.execPath, ['scripts/build.mjs', 'all']);
process.exit(
	built ||
		(await run(path.join(root, 'node_modules/.bin/tsx'), ['scripts/conform/main.mjs', ...process.argv.slice(2)])),
);
