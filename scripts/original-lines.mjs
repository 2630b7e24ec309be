/**
 * Reads a trace or a log and prints it with the lines of the sources in place of those of a build:
 * `node scripts/original-lines.mjs booking < trace.txt` for a function, `… mfe-booking` for what a browser ran. The build of the same
 * commit must be there (`npm run build`). `npm run trace` does so by itself.
 */
import path from 'node:path';
import { root, run } from './lib/steps.mjs';

process.exit(
	await run(path.join(root, 'node_modules/.bin/tsx'), [
		'infra/trace/print-original-lines.ts',
		...process.argv.slice(2),
	]),
);
