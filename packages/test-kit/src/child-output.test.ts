import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readOutput } from './child-output.ts';

test('the output of a child process on either stream is read without colour codes', async () => {
	const child = spawn(process.execPath, [
		'-e',
		'process.stdout.write("compiled \\u001b[1msuccess\\u001b[32mfully\\u001b[39m"); process.stderr.write(" with a warning")',
	]);
	const output = readOutput(child);
	await once(child, 'close');
	expect(output()).toContain('compiled successfully');
	expect(output()).toContain(' with a warning');
});
