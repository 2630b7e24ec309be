import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { noteOf, type StaffAct } from '../audit/staff-act.ts';
import { putNewItems } from '../platform/put-new-items.repository.ts';

/** Notes who uploaded a picture; the object of the entry is the picture's hash. */
export const coverAudit =
	(db: DynamoDBDocumentClient, TableName: string) =>
	async (hash: string, act: StaffAct): Promise<void> =>
		putNewItems(db, TableName, [noteOf(act, 'cover_uploaded', hash)]);
