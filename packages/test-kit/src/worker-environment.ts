import { TestEnvironment } from 'jest-environment-node';

/** Jest loads this module once per worker, so all test files of a worker share this map. */
const keptByWorker = new Map<string, string>();

/** Node with `keptByWorker`: texts that are slow to compute and the same for each file. */
export default class WorkerEnvironment extends TestEnvironment {
	override async setup(): Promise<void> {
		await super.setup();
		this.global.keptByWorker = keptByWorker;
	}
}
