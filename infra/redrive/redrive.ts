import { eventOf, type Remedy } from './failure-queues.ts';

interface Message {
	readonly MessageId: string;
	readonly ReceiptHandle: string;
	readonly Body: string;
}

/** One call of the AWS API, with the operation names of its JSON protocol. */
export type CallAws = (service: 'sqs', operation: string, input: object) => Promise<Readonly<Record<string, unknown>>>;

/** The AWS calls of a redrive. */
export interface Services {
	readonly call: CallAws;
	/** Invokes a function synchronously. False when it failed. */
	readonly invoke: (functionName: string, event: unknown) => Promise<boolean>;
}

export interface Redriven {
	readonly done: number;
	/** They are visible in the queue again a minute later. */
	readonly failed: number;
}

/**
 * Empties a failure queue: each message is handed over and then deleted. A crash in between delivers it twice, which is
 * harmless, because every consumer is idempotent. The remedy has the names of the stage.
 */
export async function redrive(services: Services, QueueUrl: string, remedy: Remedy): Promise<Redriven> {
	const failed = new Set<string>();
	let done = 0;
	for (;;) {
		const messages = await receive(services, QueueUrl, failed);
		if (messages.length === 0) return { done, failed: failed.size };
		for (const { MessageId, ReceiptHandle, Body } of messages) {
			if (await handOver(services, remedy, Body)) {
				await services.call('sqs', 'DeleteMessage', { QueueUrl, ReceiptHandle });
				done += 1;
			} else failed.add(MessageId);
		}
	}
}

/** The next messages, without those that failed in this run. They are invisible to other consumers for a minute. */
async function receive({ call }: Services, QueueUrl: string, failed: ReadonlySet<string>) {
	const input = { QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 60 };
	const { Messages = [] } = await call('sqs', 'ReceiveMessage', input);
	return (Messages as readonly Message[]).filter(({ MessageId }) => !failed.has(MessageId));
}

async function handOver({ call, invoke }: Services, remedy: Remedy, body: string): Promise<boolean> {
	switch (remedy.kind) {
		case 'send':
			await call('sqs', 'SendMessage', { QueueUrl: remedy.to, MessageBody: body });
			return true;
		case 'invoke':
			return invoke(remedy.functionName, eventOf(body));
		case 'discard':
			return true;
	}
}

/** The URL of a stack's queue whose logical id has this prefix; undefined when the stage has none. */
export async function queueUrlOf({ call }: Services, stackName: string, id: string): Promise<string | undefined> {
	const QueueNamePrefix = `${stackName}-${id}`;
	const { QueueUrls = [] } = await call('sqs', 'ListQueues', { QueueNamePrefix });
	// One id may be a prefix of another: the id is followed by CDK's hash of its path, in capitals and digits.
	const own = new RegExp(`/${QueueNamePrefix}[A-F0-9]{8}(?:-|$)`);
	return (QueueUrls as readonly string[]).find((url) => own.test(url));
}
