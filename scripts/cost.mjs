/** `npm run cost`: measures the usage and writes its cost to docs/cost.md; `-- --measured` only computes. */
import './lib/require-node.mjs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
const { run, root } = await import('./lib/steps.mjs');
const measures = !process.argv.includes('--measured');
if (measures) await (await import('./lib/ensure-browser.mjs')).ensureBrowser();
const built = await run(process.execPath, ['scripts/build.mjs', 'all']);
process.exit(
	built || (await run(path.join(root, 'node_modules/.bin/tsx'), ['bench/cost/main.ts', ...process.argv.slice(2)])),
);
