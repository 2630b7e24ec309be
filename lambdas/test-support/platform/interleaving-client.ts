import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Scheduler } from 'fast-check';

/** Long enough for a task with a response to reach its next command. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * A database client that runs concurrent tasks one command at a time, in the order that fast-check's scheduler chooses,
 * independent of the machine. Outside `interleave` commands pass through.
 */
export function interleavingClient(db: DynamoDBDocumentClient) {
	let scheduler: Scheduler | undefined;
	let running: Promise<unknown> = Promise.resolve();
	const waitForTurn = async (label = 'turn'): Promise<void> => scheduler?.schedule(Promise.resolve(), label);
	const send: typeof db.send = async (command: Parameters<typeof db.send>[0]) => {
		await waitForTurn(command.constructor.name);
		const answer = db.send(command);
		running = answer.catch(() => undefined);
		return answer;
	};
	async function interleave(given: Scheduler, works: readonly (() => Promise<unknown>)[]): Promise<void> {
		scheduler = given;
		const all = Promise.all(works.map((work) => work()));
		await settled();
		const oneCommand = async (release: () => Promise<void>) => {
			await release();
			await settled();
			await running;
			await settled();
		};
		await given.waitFor(all, oneCommand).finally(() => {
			scheduler = undefined;
		});
	}
	return { db: Object.assign(Object.create(db), { send }) as DynamoDBDocumentClient, waitForTurn, interleave };
}
