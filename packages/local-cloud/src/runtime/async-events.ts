import { openQueue, type Queue, type QueuePlan, type Received } from '../services/sqs/queue-store.ts';
import type { Clock } from '../state/clock.ts';
import type { FunctionPool } from './function-pool.ts';
import { type Loop, repeat } from './loop.ts';

/** Lambda's queue of asynchronous events of one function. An accepted event survives a crash. */
export interface AsyncEvents {
	accept(event: unknown): Promise<void>;
	/** Whether every event is done or given up. */
	isIdle(): boolean;
	start(): void;
	stop(): Promise<void>;
	clear(): Promise<void>;
	/** See `DurableMap`. */
	snapshot(): () => Promise<void>;
	close(): Promise<void>;
}

export interface AsyncEventsOptions {
	readonly pool: FunctionPool;
	readonly folder: string;
	readonly clock: Clock;
	readonly queueOf: (arn: string) => Queue | undefined;
}

/** Three attempts, as on AWS; the pauses are shorter than AWS's one and two minutes. */
const ATTEMPTS = 3;
const PAUSE_SECONDS = 1;
/** Invisible while the function works, without a timeout. */
const HELD_SECONDS = 315_360_000;

export async function asyncEvents({ pool, folder, clock, queueOf }: AsyncEventsOptions): Promise<AsyncEvents> {
	const plan: QueuePlan = {
		name: pool.plan.name,
		arn: pool.plan.arn,
		url: '',
		visibilitySeconds: HELD_SECONDS,
		retentionSeconds: 6 * 3600,
	};
	const queue = await openQueue({ plan, folder, clock, queueOf });
	let loop: Loop | undefined;

	async function giveUp({ body, receipt }: Received): Promise<void> {
		const deadLetters = pool.plan.deadLetterArn ? queueOf(pool.plan.deadLetterArn) : undefined;
		await deadLetters?.send(body);
		await queue.delete(receipt);
	}

	async function run(signal: AbortSignal): Promise<void> {
		const [message] = await queue.receive(1);
		if (!message) return queue.waitForMessage(60_000, signal);
		try {
			await pool.invoke(JSON.parse(message.body));
			await queue.delete(message.receipt);
		} catch {
			if (signal.aborted) return; // the runner ended the function, not the event
			if (message.receives >= ATTEMPTS) return giveUp(message);
			await queue.changeVisibility(message.receipt, PAUSE_SECONDS * message.receives);
		}
	}

	return {
		accept: async (event) => void (await queue.send(JSON.stringify(event))),
		isIdle() {
			const { visible, inFlight } = queue.depth();
			return visible + inFlight === 0;
		},
		start() {
			loop = repeat(run);
		},
		stop: async () => loop?.stop(),
		clear: () => queue.purge(),
		snapshot: () => queue.snapshot(),
		close: () => queue.close(),
	};
}
