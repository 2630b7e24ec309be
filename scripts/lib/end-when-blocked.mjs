/**
 * Kills this process once its event loop has been blocked for BLOCKED_LIMIT milliseconds, by default fifteen minutes. A
 * test in an endless loop also stops its own time limit, which is a timer; jest then reports the file as failed.
 */
import { Worker } from 'node:worker_threads';

const turns = new Int32Array(new SharedArrayBuffer(4));
setInterval(() => Atomics.add(turns, 0, 1), 100).unref();

const watch = () => {
	const { workerData } = require('node:worker_threads');
	let [seen, since] = [-1, 0];
	setInterval(() => {
		const now = performance.now();
		if (workerData.turns[0] !== seen) [seen, since] = [workerData.turns[0], now];
		else if (now - since > workerData.limit) process.kill(process.pid, 'SIGKILL');
	}, 100);
};
const limit = Number(process.env.BLOCKED_LIMIT ?? 15 * 60_000);
new Worker(`(${watch})()`, { eval: true, workerData: { turns, limit } }).unref();
