import { numberIn, objectIn, objectsIn, optionalTextIn, type RequestBody, textIn } from '../request-body.ts';
import { AwsError, type AwsService, jsonService } from '../wire.ts';
import { md5, type Queue, type Received } from './queue-store.ts';

type Run = (queue: Queue, entry: RequestBody) => Promise<RequestBody>;
type Outcome = { readonly ok: RequestBody } | { readonly error: AwsError };

/** The SQS API over the queues of the template (JSON protocol). It creates no queues. */
export function sqs(queues: readonly Queue[]): AwsService {
	function find(input: RequestBody): Queue {
		const url = textIn(input, 'QueueUrl');
		const name = url.slice(url.lastIndexOf('/') + 1);
		const queue = queues.find(({ plan }) => plan.name === name);
		if (queue) return queue;
		throw new AwsError('com.amazonaws.sqs#QueueDoesNotExist', 'The specified queue does not exist.');
	}

	async function send(queue: Queue, entry: RequestBody): Promise<RequestBody> {
		const body = textIn(entry, 'MessageBody');
		const delaySeconds = numberIn(entry, 'DelaySeconds') ?? 0;
		const attributes = objectIn(entry, 'MessageAttributes');
		const sent = await queue.send(body, attributes ? { delaySeconds, attributes } : { delaySeconds });
		return { MessageId: sent.id, MD5OfMessageBody: sent.md5 };
	}

	async function remove(queue: Queue, entry: RequestBody): Promise<RequestBody> {
		await queue.delete(textIn(entry, 'ReceiptHandle'));
		return {};
	}

	async function changeVisibility(queue: Queue, entry: RequestBody): Promise<RequestBody> {
		const known = await queue.changeVisibility(
			textIn(entry, 'ReceiptHandle'),
			numberIn(entry, 'VisibilityTimeout') ?? queue.plan.visibilitySeconds,
		);
		if (!known) throw new AwsError('com.amazonaws.sqs#ReceiptHandleIsInvalid', 'The receipt handle is not valid.');
		return {};
	}

	const single = (run: Run) => (input: RequestBody) => run(find(input), input);
	const batch = (run: Run) => (input: RequestBody) => eachEntry(run, find(input), input);

	return jsonService({
		SendMessage: single(send),
		SendMessageBatch: batch(send),
		DeleteMessage: single(remove),
		DeleteMessageBatch: batch(remove),
		ChangeMessageVisibility: single(changeVisibility),
		ChangeMessageVisibilityBatch: batch(changeVisibility),
		ReceiveMessage: async (input) => ({ Messages: (await receive(find(input), input)).map(messageOf) }),
		GetQueueUrl: (input) => ({ QueueUrl: find({ QueueUrl: `/${textIn(input, 'QueueName')}` }).plan.url }),
		GetQueueAttributes: (input) => ({ Attributes: attributesOf(find(input)) }),
		ListQueues(input) {
			const prefix = optionalTextIn(input, 'QueueNamePrefix') ?? '';
			const found = queues.filter(({ plan }) => plan.name.startsWith(prefix));
			return { QueueUrls: found.map(({ plan }) => plan.url) };
		},
		PurgeQueue: (input) => find(input).purge(),
	});
}

/** A failed entry does not fail the others. */
async function eachEntry(run: Run, queue: Queue, input: RequestBody): Promise<RequestBody> {
	const outcomes = await Promise.all(
		objectsIn(input, 'Entries').map(async (entry): Promise<Outcome & { readonly id: string }> => {
			const id = textIn(entry, 'Id');
			return run(queue, entry).then(
				(ok) => ({ id, ok }),
				(error) => {
					if (error instanceof AwsError) return { id, error };
					throw error;
				},
			);
		}),
	);
	return {
		Successful: outcomes.flatMap((outcome) => ('ok' in outcome ? [{ Id: outcome.id, ...outcome.ok }] : [])),
		Failed: outcomes.flatMap((outcome) =>
			'error' in outcome
				? [{ Id: outcome.id, Code: outcome.error.code, Message: outcome.error.message, SenderFault: true }]
				: [],
		),
	};
}

/** Long polling: waits for a message as long as the caller requests. */
async function receive(queue: Queue, input: RequestBody): Promise<readonly Received[]> {
	const max = numberIn(input, 'MaxNumberOfMessages') ?? 1;
	const visibility = numberIn(input, 'VisibilityTimeout');
	const deadline = performance.now() + (numberIn(input, 'WaitTimeSeconds') ?? 0) * 1000;
	for (;;) {
		const received = await queue.receive(max, visibility);
		const remaining = deadline - performance.now();
		if (received.length > 0 || remaining <= 0) return received;
		await queue.waitForMessage(remaining);
	}
}

const messageOf = ({ id, body, receipt, receives, sentAt, attributes }: Received) => ({
	MessageId: id,
	ReceiptHandle: receipt,
	MD5OfBody: md5(body),
	Body: body,
	Attributes: { ApproximateReceiveCount: String(receives), SentTimestamp: String(sentAt) },
	MessageAttributes: attributes,
});

function attributesOf({ plan, depth }: Queue): Readonly<Record<string, string>> {
	const { visible, inFlight } = depth();
	return {
		ApproximateNumberOfMessages: String(visible),
		ApproximateNumberOfMessagesNotVisible: String(inFlight),
		QueueArn: plan.arn,
		VisibilityTimeout: String(plan.visibilitySeconds),
		MessageRetentionPeriod: String(plan.retentionSeconds),
	};
}
