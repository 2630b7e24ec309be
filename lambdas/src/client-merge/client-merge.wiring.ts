import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { appointmentRepository } from '../appointment/store/appointment.repository.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { waitingListRepository } from '../waiting-list/waiting-list.repository.ts';
import { type FinishMerge, finishMerge } from './finish-merge.usecase.ts';
import { mergeRepository } from './merge.repository.ts';

export interface FinishMergeOverDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly now: () => Date;
}

/** The steps of merges over a table, for the worker. */
export const finishMergeOver = ({ db, tableName, openCipher, now }: FinishMergeOverDeps): FinishMerge =>
	finishMerge({
		merges: mergeRepository(db, tableName, openCipher),
		appointments: appointmentRepository(db, tableName),
		waitingList: waitingListRepository(db, tableName),
		now,
	});
