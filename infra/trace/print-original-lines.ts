import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { originalLinesOf } from './original-lines.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [name = ''] = process.argv.slice(2);
const lines = originalLinesOf(name, root);
if (lines) process.stdout.write(lines(await text(process.stdin)));
else {
	console.error(
		`There are no source maps of "${name}". Name a function or a workspace of the site, after npm run build.`,
	);
	process.exitCode = 1;
}
