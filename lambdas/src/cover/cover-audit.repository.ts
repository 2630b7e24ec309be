import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { auditItemOf } from '../audit/audit-context.items.ts';
import type { AuditContext } from '../audit/audit-context.ts';
import { putNewItems } from '../platform/table/put-new-items.repository.ts';

/** Audits who uploaded a picture; the object of the entry is the picture's hash. */
export const coverAudit =
	(db: DynamoDBDocumentClient, TableName: string) =>
	async (hash: string, act: AuditContext): Promise<void> =>
		putNewItems(db, TableName, [auditItemOf(act, 'cover_uploaded', hash)]);
