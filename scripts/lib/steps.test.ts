import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const steps = pathToFileURL(path.join(__dirname, 'steps.mjs')).href;
const PROGRAM = `
	import { run, runSteps } from ${JSON.stringify(steps)};
	const step = (name, ...args) => ({ name, run: async () => ({ passed: 1, failed: await run(process.execPath, args) }) });
	await runSteps([step('first', '-e', 'console.log("waits"); setTimeout(() => {}, 60_000)'), step('second', '-e', '')]);
`;

test.each([
	['SIGINT', 130],
	['SIGTERM', 143],
	['SIGHUP', 129],
] as const)('%s during one step ends it, and no further step is started', async (signal, code) => {
	const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const said = text(child.stdout);
	await new Promise<void>((resolve) => {
		child.stdout.on('data', (part: Buffer) => part.includes('waits') && resolve());
	});
	child.kill(signal);
	const [exitCode] = await once(child, 'exit');
	expect({ exitCode, said: (await said).includes('── second') }).toEqual({ exitCode: code, said: false });
});
