import { TestEnvironment } from 'jest-environment-node';
import { type Engine, startEngine } from './engine.ts';

/** Jest loads this module once per worker, so all test files of a worker share this engine. */
let engine: Promise<Engine> | undefined;

/** Node with a running DynamoDB engine, whose address is `ENGINE_OF_WORKER` (`fresh-table.ts`). */
export default class EngineEnvironment extends TestEnvironment {
	override async setup(): Promise<void> {
		await super.setup();
		engine ??= startEngine();
		this.global.process.env.ENGINE_OF_WORKER = (await engine).endpoint;
	}
}
