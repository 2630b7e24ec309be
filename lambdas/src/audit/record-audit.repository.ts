import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { AuditEntry } from '../platform/audit-entry.ts';
import { auditItem } from '../platform/table/audit.items.ts';

/** Records what somebody did that changed nothing else: took a file with them, looked something up. */
export const recordAudit =
	(db: DynamoDBDocumentClient, TableName: string) =>
	async (entry: AuditEntry): Promise<void> => {
		await db.send(
			new PutCommand({ TableName, Item: auditItem(entry), ConditionExpression: 'attribute_not_exists(PK)' }),
		);
	};
