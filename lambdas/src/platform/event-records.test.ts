import { jobRecord, messageRecord } from './event-records.ts';

test('a written item is told with its key and everything in it, as the stream of a table does', () => {
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

test('a message is handed over with its body and id, as the queue of reminders does', () => {
	expect(messageRecord('{"kind":"sweep"}', 'm-1')).toMatchObject({
		messageId: 'm-1',
		body: '{"kind":"sweep"}',
		eventSource: 'aws:sqs',
	});
});
