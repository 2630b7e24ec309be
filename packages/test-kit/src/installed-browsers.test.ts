import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installedBrowsers } from './installed-browsers.ts';

const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function program(path: string, mode = 0o755): string {
	const file = join(folder, path);
	mkdirSync(join(file, '..'), { recursive: true });
	writeFileSync(file, '');
	chmodSync(file, mode);
	return file;
}

test('browsers are looked for on the whole path, the build without windows first, Chromium before Chrome, and only what can be run counts', () => {
	const chrome = program('one/google-chrome');
	const chromium = program('two/chromium');
	const shell = program('three/chromium-headless-shell');
	program('three/chromium', 0o644);
	const PATH = ['one', 'two', 'three'].map((name) => join(folder, name)).join(delimiter);
	expect(installedBrowsers({ PATH }).slice(0, 3)).toEqual([shell, chromium, chrome]);
	expect(installedBrowsers({ PATH: join(folder, 'three') })).not.toContain(join(folder, 'three/chromium'));
});
