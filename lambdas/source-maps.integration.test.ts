import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const bundle = path.join(root, 'lambdas/dist/booking');
const codeOf = (file: string): string => readFileSync(path.join(bundle, file), 'utf8');

/** The position of a text in the bundle, in the format of a stack trace. */
function placeOf(text: string): string {
	const file = readdirSync(bundle).find((each) => codeOf(each).includes(text)) ?? 'index.mjs';
	const before = codeOf(file).split(text)[0] ?? '';
	const lines = before.split('\n');
	return `/var/task/${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

test('a position in a deployed function is mapped to a line of its source', () => {
	const trace = `Error: on purpose\n    at a (${placeOf('The environment variable')})\n    at node:internal/main:1:1\n`;
	const translated = execFileSync(process.execPath, ['scripts/original-lines.mjs', 'booking'], {
		cwd: root,
		input: trace,
	});
	expect(translated.toString()).toMatch(
		/^Error: on purpose\n {4}at a \((?:lambdas\/)?src\/platform\/config\.ts:\d+:\d+\)\n {4}at node:internal\/main:1:1\n$/,
	);
});

test('no source map is deployed with a function', () => {
	const files = readdirSync(bundle);
	expect(files.filter((file) => !file.endsWith('.mjs'))).toEqual([]);
	for (const file of files) expect(codeOf(file)).not.toContain(`sourceMappingURL=${file}`);
});
