import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { closingRepository } from '../account/close/closing.repository.ts';
import { accountRepository } from '../identity/account/account.repository.ts';
import { issueRepository } from '../newsletter-issue/issue.repository.ts';
import { issueRecipients } from '../newsletter-issue/issue-recipients.repository.ts';
import { jobRepository } from '../notification/job/job.repository.ts';
import { reminderRepository } from '../notification/state/reminder.repository.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { newId } from '../platform/new-id.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { waitingListRepository } from '../waiting-list/waiting-list.repository.ts';
import { type ReplaySince, replaySince } from './replay-since.usecase.ts';
import { restoredCopy } from './restored-copy.repository.ts';

export interface RecoveryDeps {
	readonly db: DynamoDBDocumentClient;
	/** The name of the restored copy. */
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly now: () => Date;
}

export const replayOver = ({ db, tableName, openCipher, now }: RecoveryDeps): ReplaySince =>
	replaySince({
		copy: restoredCopy(db, tableName),
		jobs: jobRepository(db, tableName),
		reminders: reminderRepository(db, tableName),
		issues: issueRepository(db, tableName),
		recipients: issueRecipients(db, tableName),
		newId,
		waitingList: waitingListRepository(db, tableName),
		psychologists: psychologistRepository(db, tableName),
		accounts: accountRepository(db, tableName, openCipher),
		closings: closingRepository(db, tableName, newId),
		openCipher,
		now,
	});
