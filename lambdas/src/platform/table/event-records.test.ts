import { jobRecord, messageRecord } from './event-records.ts';

test('a stream record of a written item contains its key and all attributes', () => {
	expect(jobRecord({ PK: 'JOB#1', SK: 'J', type: 'welcome_mail', tries: 0, left: undefined })).toEqual({
		eventID: 'JOB#1',
		eventName: 'INSERT',
		eventSource: 'aws:dynamodb',
		dynamodb: {
			SequenceNumber: 'JOB#1',
			Keys: { PK: { S: 'JOB#1' }, SK: { S: 'J' } },
			NewImage: { PK: { S: 'JOB#1' }, SK: { S: 'J' }, type: { S: 'welcome_mail' }, tries: { N: '0' } },
		},
	});
});

test('a queue record of a message contains its body and id', () => {
	expect(messageRecord('{"kind":"sweep"}', 'm-1')).toMatchObject({
		messageId: 'm-1',
		body: '{"kind":"sweep"}',
		eventSource: 'aws:sqs',
	});
});
