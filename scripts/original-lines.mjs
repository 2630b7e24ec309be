/**
 * Prints a trace or a log with the lines of the sources instead of those of the build: `node scripts/original-lines.mjs
 * booking < trace.txt` for a function, `… mfe-booking` for a browser. Requires the build of the same commit (`npm run
 * build`). `npm run trace` does so by itself.
 */
import path from 'node:path';
import { root, run } from './lib/steps.mjs';

process.exit(
	await run(path.join(root, 'node_modules/.bin/tsx'), [
		'infra/trace/print-original-lines.ts',
		...process.argv.slice(2),
	]),
);
