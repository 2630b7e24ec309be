/**
 * `npm start`: installs, builds what changed, and runs the whole system on this machine until Ctrl-C. PORT (8080),
 * DATA_DIR (.local) and SEED (history, demo or empty) may be set.
 */
import './lib/require-node.mjs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { historySteps } from './lib/history-steps.mjs';
import { refuse, requireDataFolder, requireEngine, requireFreePort } from './lib/preflight.mjs';
import { root, run } from './lib/steps.mjs';

const seeds = ['history', 'demo', 'empty'];

if (process.env.SEED && !seeds.includes(process.env.SEED))
	refuse(`SEED is one of ${seeds.join(', ')}, not "${process.env.SEED}".`);
const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.local');
requireDataFolder(dataDir);
await requireFreePort(Number(process.env.PORT ?? 8080));
await ensureInstalled();
requireEngine(root);
const lock = (await import('./dev/data-folder.mjs')).takeDataFolder(dataDir);
console.log('Building what changed …');
const built = await run(process.execPath, ['scripts/build.mjs', 'all', ...historySteps()]);
lock.release();
if (built !== 0) process.exit(built);
process.exit(await run(process.execPath, ['--import', 'tsx', 'infra/local/main.ts']));
