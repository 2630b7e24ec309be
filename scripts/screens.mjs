/** `npm run screens`: screenshots of every page and state at 390 and 1440 px, light and dark, in .screens. */
import './lib/require-node.mjs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
const { run, root } = await import('./lib/steps.mjs');
const { ensureBrowser } = await import('./lib/ensure-browser.mjs');
await ensureBrowser();
const built = await run(process.execPath, ['scripts/build.mjs', 'all']);
process.exit(
	built || (await run(path.join(root, 'node_modules/.bin/tsx'), ['e2e/screens/main.ts', ...process.argv.slice(2)])),
);
