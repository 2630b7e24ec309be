import { TestEnvironment } from 'jest-environment-node';

/** Jest loads this module once per worker, and the modules of a test once per file: all files of a worker share this map. */
const keptByWorker = new Map<string, string>();

/** Node, with `keptByWorker`: what is dear to make and the same for each file, as text. */
export default class WorkerEnvironment extends TestEnvironment {
	override async setup(): Promise<void> {
		await super.setup();
		this.global.keptByWorker = keptByWorker;
	}
}
