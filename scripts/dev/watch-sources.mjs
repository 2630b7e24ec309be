import path from 'node:path';
import { watch } from 'chokidar';
import { root } from '../lib/steps.mjs';
import { rebuildQueue } from './rebuild-queue.mjs';

/** The sources of the contract and of the functions. Modules are watched by their own servers. */
const contracts = ['packages/contracts/src', 'packages/contracts/build'];
const functions = ['packages/contracts/generated', 'lambdas/src', 'packages/centre/src'];

/** Debounce for saving several files, in milliseconds. */
const SETTLED = 40;

const isTest = (file) => /\.test\.tsx?$/.test(file);
const isContract = (file) => contracts.some((source) => file === source || file.startsWith(source + path.sep));

/**
 * Calls `rebuild` with the changed files and whether the contract is among them (see `rebuildQueue`). Resolves once the
 * watchers run.
 *
 * @param {(change: { files: string[], isContract: boolean }) => Promise<boolean>} rebuild Takes absolute paths.
 */
export async function watchSources(rebuild) {
	const queue = rebuildQueue((files) =>
		rebuild({ files: files.map((file) => path.join(root, file)), isContract: files.some(isContract) }),
	);
	let timer;
	const watcher = watch([...contracts, ...functions], { cwd: root, ignoreInitial: true, ignored: isTest });
	watcher.on('all', (_event, file) => {
		queue.add(file);
		clearTimeout(timer);
		timer = setTimeout(queue.run, SETTLED);
	});
	await new Promise((resolve) => watcher.once('ready', resolve));
}
