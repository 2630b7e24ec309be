import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { newJob } from '../../outbox/job.items.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import { putNew } from '../../platform/table/transaction.actions.ts';
import type { PromiseReceiptMail } from './receipts.usecase.ts';

/** Stores the job of the mail, and the audit entry with the person who sent it. */
export const promiseReceiptMail =
	(db: DynamoDBDocumentClient, TableName: string, newId: (now: Date) => string): PromiseReceiptMail =>
	async (number, actor, now) => {
		const job = newJob({ id: newId(now), type: 'receipt_mail', ref: number, refVersion: 1, now });
		const entry = auditItem({ id: newId(now), actor, action: 'receipt_sent', object: number, at: now });
		const TransactItems = [job, entry].map((item) => putNew(TableName, item));
		await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
	};
