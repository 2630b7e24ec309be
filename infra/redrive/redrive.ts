import { eventOf, type Remedy } from './failure-queues.ts';

interface Message {
	readonly MessageId: string;
	readonly ReceiptHandle: string;
	readonly Body: string;
}

/** One call of the AWS API, by the names that its JSON protocol and the AWS CLI have in common. */
export type CallAws = (service: 'sqs', operation: string, input: object) => Promise<Readonly<Record<string, unknown>>>;

/** What a redrive asks of AWS. */
export interface Services {
	readonly call: CallAws;
	/** Calls a function and waits for it. False when it failed. */
	readonly invoke: (functionName: string, event: unknown) => Promise<boolean>;
}

export interface Redriven {
	readonly done: number;
	/** They lie in the queue again a minute later. */
	readonly failed: number;
}

/**
 * Empties a queue of failures: each message goes where it was to go, and leaves the queue only after that. One that is handed over twice,
 * because of a crash in between, is harmless: whoever takes it takes it twice. The remedy has the names of the stage.
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

/** The next ones, without those that failed in this run. Nobody else gets them for a minute. */
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

/** The address of the one queue of a stack whose id begins so; undefined when the stage has none. */
export async function queueUrlOf({ call }: Services, stackName: string, id: string): Promise<string | undefined> {
	const QueueNamePrefix = `${stackName}-${id}`;
	const { QueueUrls = [] } = await call('sqs', 'ListQueues', { QueueNamePrefix });
	// A shorter id may begin like a longer one: an id goes on with what CDK made of its path, capitals and digits.
	const own = new RegExp(`/${QueueNamePrefix}[A-F0-9]{8}(?:-|$)`);
	return (QueueUrls as readonly string[]).find((url) => own.test(url));
}
