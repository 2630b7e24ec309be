/**
 * `npm start`: installs, builds what changed, and runs the whole system on this machine until Ctrl-C.
 * PORT (8080), DATA_DIR (.local) and SEED (history, demo or empty) may be set.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { refuse, requireEngine, requireFreePort, requireNode } from './lib/preflight.mjs';

const root = path.resolve(import.meta.dirname, '..');
const seeds = ['history', 'demo', 'empty'];

/**
 * Runs a part in this terminal; Ctrl-C reaches it as well, and we wait for it to end. The channel tells it when this
 * process is killed and nobody is left to stop it.
 */
function runToEnd(args) {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
		// Ctrl-C reaches the child by itself; a plain `kill` of this process does not.
		const passOn = () => child.kill('SIGTERM');
		process.on('SIGTERM', passOn);
		child.on('close', (code, signal) => {
			process.off('SIGTERM', passOn);
			resolve(signal ? 0 : code);
		});
	});
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

requireNode();
// The AWS SDK warns on Node 20 in every process; Lambda runs Node 24.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
if (process.env.SEED && !seeds.includes(process.env.SEED))
	refuse(`SEED is one of ${seeds.join(', ')}, not "${process.env.SEED}".`);
await requireFreePort(Number(process.env.PORT ?? 8080));
await ensureInstalled();
requireEngine(root);
console.log('Building what changed …');
const built = await runToEnd(['scripts/build.mjs', 'all']);
if (built !== 0) process.exit(built);
process.exit(await runToEnd(['--import', 'tsx', 'infra/local/main.ts']));
