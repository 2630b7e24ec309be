import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { AuditEntry } from '../platform/audit-entry.ts';
import { auditItem } from '../platform/table/audit.items.ts';

/** Records actions that change nothing else: exports and look-ups. */
export const recordAudit =
	(db: DynamoDBDocumentClient, TableName: string) =>
	async (entry: AuditEntry): Promise<void> => {
		await db.send(
			new PutCommand({ TableName, Item: auditItem(entry), ConditionExpression: 'attribute_not_exists(PK)' }),
		);
	};
