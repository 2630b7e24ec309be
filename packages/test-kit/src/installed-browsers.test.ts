import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installedBrowsers, windowlessBrowser } from './installed-browsers.ts';

const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function program(path: string, mode = 0o755): string {
	const file = join(folder, path);
	mkdirSync(join(file, '..'), { recursive: true });
	writeFileSync(file, '');
	chmodSync(file, mode);
	return file;
}

test('browsers are found on the whole path, Chromium before Chrome, and only executable ones', () => {
	const chrome = program('one/google-chrome');
	const chromium = program('two/chromium');
	program('three/chromium', 0o644);
	const PATH = ['one', 'two', 'three'].map((name) => join(folder, name)).join(delimiter);
	expect(installedBrowsers({ PATH }).slice(0, 2)).toEqual([chromium, chrome]);
	expect(installedBrowsers({ PATH: join(folder, 'three') })).not.toContain(join(folder, 'three/chromium'));
});

test('the windowless build is found beside the others, and is not listed among them', () => {
	const shell = program('four/chromium-headless-shell');
	const PATH = join(folder, 'four');
	expect(windowlessBrowser({ PATH })).toBe(shell);
	expect(installedBrowsers({ PATH })).not.toContain(shell);
	expect(windowlessBrowser({ PATH: join(folder, 'one') })).toBeUndefined();
});
