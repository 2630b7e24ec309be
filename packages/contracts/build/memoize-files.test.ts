import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FINGERPRINTS, memoizeFiles } from './memoize-files.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'tulia-memoize-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds one file. Returns whether it was made, and its text. */
async function build(source: string, maker = 'compiler 1'): Promise<readonly [isMade: boolean, text: string]> {
	const memoized = await memoizeFiles(folder, maker);
	const make = jest.fn(async () => `compiled ${source}`);
	const text = await memoized.textOf('faq.js', source, make);
	writeFileSync(path.join(folder, 'faq.js'), text);
	writeFileSync(path.join(folder, FINGERPRINTS), memoized.fingerprints());
	return [make.mock.calls.length > 0, text];
}

test('a file is made once, and again when its source has changed', async () => {
	expect(await build('a')).toEqual([true, 'compiled a']);
	expect(await build('a')).toEqual([false, 'compiled a']);
	expect(await build('b')).toEqual([true, 'compiled b']);
	expect(await build('a')).toEqual([true, 'compiled a']);
});

test('a file is made again when its maker has changed', async () => {
	await build('a');
	expect(await build('a', 'compiler 2')).toEqual([true, 'compiled a']);
});

test.each<readonly [string, () => void]>([
	['was changed by hand', () => writeFileSync(path.join(folder, 'faq.js'), 'changed')],
	['is gone', () => rmSync(path.join(folder, 'faq.js'))],
	['lost its fingerprint', () => rmSync(path.join(folder, FINGERPRINTS))],
	['has half a fingerprint', () => writeFileSync(path.join(folder, FINGERPRINTS), '{ "faq.js": {')],
])('a file that %s is made again', async (_what, harm) => {
	await build('a');
	harm();
	expect(await build('a')).toEqual([true, 'compiled a']);
});

test('a file that is no longer requested loses its fingerprint', async () => {
	await build('a');
	const memoized = await memoizeFiles(folder, 'compiler 1');
	expect(memoized.fingerprints()).toBe('{}\n');
});
