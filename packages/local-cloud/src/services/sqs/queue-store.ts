import { createHash, randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import path from 'node:path';
import type { Clock } from '../../state/clock.ts';
import { type DurableMap, openDurableMap } from '../../state/durable-map.ts';

export interface QueuePlan {
	readonly name: string;
	readonly arn: string;
	readonly url: string;
	readonly visibilitySeconds: number;
	readonly retentionSeconds: number;
	readonly redrive?: { readonly deadLetterArn: string; readonly maxReceives: number };
}

interface StoredMessage {
	readonly id: string;
	readonly body: string;
	readonly attributes?: Readonly<Record<string, unknown>>;
	/** Real time, epoch ms: retention ignores a moved clock, which would empty every queue. */
	readonly sentAt: number;
	readonly receives: number;
	/** Local time, epoch ms: moving the clock past a visibility timeout makes the message visible. */
	readonly visibleAt: number;
	readonly receipt?: string;
}

export interface Received {
	readonly id: string;
	readonly body: string;
	readonly md5: string;
	readonly receipt: string;
	readonly receives: number;
	readonly sentAt: number;
	readonly attributes?: Readonly<Record<string, unknown>>;
}

interface SendOptions {
	readonly delaySeconds?: number;
	readonly attributes?: Readonly<Record<string, unknown>>;
}

/** One queue. Sends and deletes are on disk when they resolve. */
export interface Queue {
	readonly plan: QueuePlan;
	send(body: string, options?: SendOptions): Promise<{ readonly id: string; readonly md5: string }>;
	/** Takes up to `max` visible messages; those received too often go to the dead-letter queue instead. */
	receive(max: number, visibilitySeconds?: number): Promise<readonly Received[]>;
	delete(receipt: string): Promise<void>;
	changeVisibility(receipt: string, seconds: number): Promise<boolean>;
	depth(): { readonly visible: number; readonly inFlight: number };
	peek(): readonly { readonly id: string; readonly body: string; readonly receives: number }[];
	purge(): Promise<void>;
	/** See `DurableMap`. */
	snapshot(): () => Promise<void>;
	/** Resolves when a message arrives or becomes visible, after `milliseconds`, or when `signal` aborts. */
	waitForMessage(milliseconds: number, signal?: AbortSignal): Promise<void>;
	close(): Promise<void>;
}

export interface QueueOptions {
	readonly plan: QueuePlan;
	readonly folder: string;
	readonly clock: Clock;
	/** Finds the dead-letter queue by its ARN. */
	readonly queueOf: (arn: string) => Queue | undefined;
}

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

export async function openQueue({ plan, folder, clock, queueOf }: QueueOptions): Promise<Queue> {
	const messages: DurableMap<StoredMessage> = await openDurableMap(path.join(folder, `${plan.name}.jsonl`));
	const arrivals = new EventEmitter().setMaxListeners(0);
	await releaseAll(messages);
	clock.onMove(() => arrivals.emit('arrival'));

	const now = (): number => clock.now().getTime();
	const { isVisible, take } = takingFrom(messages, { plan, queueOf, now });
	const byReceipt = (receipt: string) => messages.values().find((message) => message.receipt === receipt);

	async function dropExpired(): Promise<void> {
		const oldest = Date.now() - plan.retentionSeconds * 1000;
		for (const { id, sentAt } of messages.values()) if (sentAt < oldest) await messages.delete(id);
	}

	const queue: Queue = {
		plan,
		async send(body, { delaySeconds = 0, attributes } = {}) {
			const id = randomUUID();
			const visibleAt = now() + delaySeconds * 1000;
			const message = { id, body, sentAt: Date.now(), receives: 0, visibleAt };
			await messages.set(id, attributes ? { ...message, attributes } : message);
			arrivals.emit('arrival');
			return { id, md5: md5(body) };
		},
		async receive(max, visibility = plan.visibilitySeconds) {
			await dropExpired();
			const visible = messages.values().filter(isVisible);
			return (await Promise.all(visible.slice(0, max).map((message) => take(message, visibility)))).flat();
		},
		async delete(receipt) {
			const message = byReceipt(receipt);
			if (message) await messages.delete(message.id);
		},
		async changeVisibility(receipt, seconds) {
			const message = byReceipt(receipt);
			if (!message) return false;
			await messages.set(message.id, { ...message, visibleAt: now() + seconds * 1000 });
			arrivals.emit('arrival');
			return true;
		},
		depth() {
			const visible = messages.values().filter(isVisible).length;
			return { visible, inFlight: messages.values().length - visible };
		},
		peek: () => messages.values(),
		purge: () => messages.clear(),
		snapshot: () => messages.snapshot(),
		waitForMessage: (milliseconds, signal) => waitFor(arrivals, untilVisible(messages, now(), milliseconds), signal),
		close: () => messages.close(),
	};
	return queue;
}

interface Taking extends Pick<QueueOptions, 'plan' | 'queueOf'> {
	readonly now: () => number;
}

function takingFrom(messages: DurableMap<StoredMessage>, { plan, queueOf, now }: Taking) {
	/**
	 * Messages that are being moved to the dead-letter queue. They are hidden at once, because storing them there takes
	 * a moment.
	 */
	const leaving = new Set<string>();
	const isVisible = ({ id, visibleAt }: StoredMessage): boolean => visibleAt <= now() && !leaving.has(id);

	async function take(message: StoredMessage, visibility: number): Promise<readonly Received[]> {
		const deadLetters = plan.redrive && queueOf(plan.redrive.deadLetterArn);
		if (plan.redrive && deadLetters && message.receives >= plan.redrive.maxReceives) {
			leaving.add(message.id);
			await deadLetters.send(message.body, { attributes: message.attributes ?? {} });
			await messages.delete(message.id);
			leaving.delete(message.id);
			return [];
		}
		const receipt = randomUUID();
		const taken = { ...message, receives: message.receives + 1, visibleAt: now() + visibility * 1000, receipt };
		await messages.set(message.id, taken);
		return [{ ...taken, md5: md5(message.body) }];
	}

	return { isVisible, take };
}

/**
 * Redelivers received messages at once, because their consumer ended with the last process. That receive does not
 * count.
 */
async function releaseAll(messages: DurableMap<StoredMessage>): Promise<void> {
	const received = messages.values().filter(({ receipt }) => receipt !== undefined);
	await Promise.all(
		received.map(({ receipt: _gone, receives, ...message }) =>
			messages.set(message.id, { ...message, receives: Math.max(0, receives - 1), visibleAt: 0 }),
		),
	);
}

function untilVisible(messages: DurableMap<StoredMessage>, now: number, longest: number): number {
	const next = messages.values().map(({ visibleAt }) => Math.max(visibleAt - now, 0));
	return Math.min(longest, ...next);
}

function waitFor(arrivals: EventEmitter, milliseconds: number, signal?: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(done, milliseconds);
		function done(): void {
			clearTimeout(timer);
			arrivals.off('arrival', done);
			signal?.removeEventListener('abort', done);
			resolve();
		}
		arrivals.once('arrival', done);
		signal?.addEventListener('abort', done);
		if (signal?.aborted) done();
	});
}
