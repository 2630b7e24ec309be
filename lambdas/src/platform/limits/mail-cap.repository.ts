import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type MailCap, mailCounter } from './mail-cap.ts';
import { rateLimits } from './rate-limit.repository.ts';

export const mailCap = (db: DynamoDBDocumentClient, tableName: string): MailCap => ({
	async admit(budget, recipientPseudonym, now) {
		return (await rateLimits(db, tableName).admit([mailCounter(budget, recipientPseudonym)], now)).ok;
	},
});
