import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { waitingCounts } from '../counters/waiting-counts.actions.ts';
import { entryKey, entryPlace, stateList } from '../inbox/inbox.items.ts';
import { crisisAlertJobs } from '../outbox/crisis-alert.items.ts';
import { newJob } from '../outbox/job.items.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { crisisMark, keptForAYear, writerIndex } from '../platform/limits/visitor-writing.items.ts';
import { putNewItems } from '../platform/table/put-new-items.repository.ts';
import type { Message, MessageStore } from './message.ts';

/** Messages, stored in DynamoDB; contact details and text are encrypted. */
export const messageRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): MessageStore => ({
	async keep(message, jobId) {
		const { id, createdAt } = message;
		const job = { id: jobId, type: 'staff_message_mail', ref: id, refVersion: 1, now: new Date(createdAt) } as const;
		const items = [messageItem(message, await openCipher()), newJob(job), ...crisisAlertJobs(message)];
		await putNewItems(
			db,
			TableName,
			items,
			waitingCounts(TableName, { noun: 'messages', mayBeInCrisis: message.mayBeInCrisis }, 1),
		);
	},
});

function messageItem(
	{ id, name, email, phone, subject, text, createdAt, mayBeInCrisis }: Message,
	cipher: FieldCipher,
) {
	const seal = (plain: string) => cipher.encrypt(plain, id);
	return {
		...entryKey('messages', id),
		entity: 'message',
		id,
		state: 'new',
		ver: 1,
		name: seal(name),
		email: seal(email),
		...(phone === undefined ? {} : { phone: seal(phone) }),
		subject: seal(subject),
		text: seal(text),
		createdAt,
		...crisisMark(mayBeInCrisis),
		G1PK: stateList('messages', 'new'),
		G1SK: entryPlace({ createdAt, id, mayBeInCrisis }, 'new'),
		...writerIndex(cipher, email, createdAt),
		ttl: keptForAYear(createdAt),
	};
}
