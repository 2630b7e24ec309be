/** `npm run bench`: start times, bytes, requests, throttled paint times, booking latency; fails beyond a budget. */
import './lib/require-node.mjs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
const { run, root } = await import('./lib/steps.mjs');
const { ensureBrowser } = await import('./lib/ensure-browser.mjs');
await ensureBrowser();
const built = await run(process.execPath, ['scripts/build.mjs', 'all']);
process.exit(
	built || (await run(path.join(root, 'node_modules/.bin/tsx'), ['bench/main.ts', ...process.argv.slice(2)])),
);
