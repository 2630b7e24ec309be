import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, SQSRecord } from 'aws-lambda';

/** A stream record of a new item, for a notifier without a stream: in tests and in the seed's history. */
export function jobRecord(item: object): DynamoDBRecord {
	// The two packages declare the same attribute values, but only one has an open union.
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

/** A queue record of a message. */
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
