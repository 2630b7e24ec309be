import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, SQSRecord } from 'aws-lambda';

/** A new item as the table's stream tells of it, for a notifier that no stream reaches: in tests and in the history of the seed. */
export function jobRecord(item: object): DynamoDBRecord {
	// The two packages declare the same attribute values, and only one of them allows for more to come.
	const image = marshall(item, { removeUndefinedValues: true }) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
	const { PK, SK } = image ?? {};
	const id = PK?.S ?? '';
	return {
		eventID: id,
		eventName: 'INSERT',
		eventSource: 'aws:dynamodb',
		dynamodb: {
			SequenceNumber: id,
			...(PK && SK ? { Keys: { PK, SK } } : {}),
			...(image ? { NewImage: image } : {}),
		},
	};
}

/** A message as the queue of reminders hands it over. */
export const messageRecord = (body: string, messageId: string): SQSRecord => ({
	messageId,
	receiptHandle: '',
	body,
	attributes: {
		ApproximateReceiveCount: '1',
		SentTimestamp: '0',
		SenderId: '',
		ApproximateFirstReceiveTimestamp: '0',
	},
	messageAttributes: {},
	md5OfBody: '',
	eventSource: 'aws:sqs',
	eventSourceARN: 'arn:aws:sqs:af-south-1:000000000000:reminders',
	awsRegion: 'af-south-1',
});
