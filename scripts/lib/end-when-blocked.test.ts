import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const preload = pathToFileURL(path.join(__dirname, 'end-when-blocked.mjs')).href;
const ended = async (program: string) => {
	const env = { ...process.env, BLOCKED_LIMIT: '500' };
	const [code, signal] = await once(spawn(process.execPath, ['--import', preload, '-e', program], { env }), 'exit');
	return signal ?? code;
};

test('a process in an endless loop of microtasks is killed', async () => {
	expect(await ended('const again = () => Promise.resolve().then(again); again();')).toBe('SIGKILL');
});

test('a process that waits longer than the limit is not killed', async () => {
	expect(await ended('setTimeout(() => {}, 1500)')).toBe(0);
});
