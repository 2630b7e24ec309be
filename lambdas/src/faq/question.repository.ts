import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { waitingCounts } from '../counters/waiting-counts.actions.ts';
import { entryKey, entryPlace, stateList } from '../inbox/inbox.items.ts';
import { crisisAlertJobs } from '../outbox/crisis-alert.items.ts';
import { newJob } from '../outbox/job.items.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { crisisMark, keptForAYear, writerIndex } from '../platform/limits/visitor-writing.items.ts';
import { putNewItems } from '../platform/table/put-new-items.repository.ts';
import type { Question, QuestionStore } from './question.ts';

/** Questions, stored in DynamoDB; contact details and text are encrypted. */
export const questionRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): QuestionStore => ({
	async keep(question, jobId) {
		const { id, createdAt } = question;
		const job = { id: jobId, type: 'staff_question_mail', ref: id, refVersion: 1, now: new Date(createdAt) } as const;
		const items = [questionItem(question, await openCipher()), newJob(job), ...crisisAlertJobs(question)];
		await putNewItems(
			db,
			TableName,
			items,
			waitingCounts(TableName, { noun: 'questions', mayBeInCrisis: question.mayBeInCrisis }, 1),
		);
	},
});

function questionItem({ id, name, email, text, createdAt, mayBeInCrisis }: Question, cipher: FieldCipher) {
	const seal = (plain: string) => cipher.encrypt(plain, id);
	return {
		...entryKey('questions', id),
		entity: 'question',
		id,
		state: 'new',
		ver: 1,
		name: seal(name),
		email: seal(email),
		text: seal(text),
		createdAt,
		...crisisMark(mayBeInCrisis),
		G1PK: stateList('questions', 'new'),
		G1SK: entryPlace({ createdAt, id, mayBeInCrisis }, 'new'),
		...writerIndex(cipher, email, createdAt),
		ttl: keptForAYear(createdAt),
	};
}
