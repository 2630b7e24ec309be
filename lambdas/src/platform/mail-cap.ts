import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { rateLimits } from './rate-limit.repository.ts';

const CAP = { limit: 5, windowSeconds: 60 * 60 } as const;

/** Keeps strangers from filling somebody's inbox through our forms (promise N8). */
export interface MailCap {
	/** Whether one more mail that a stranger asked for may go to this recipient now, and if so, counts it. */
	admit(recipientPseudonym: string, now: Date): Promise<boolean>;
}

/** At most 5 such mails an hour for each recipient, whoever asks and however often. */
export const mailCap = (db: DynamoDBDocumentClient, tableName: string): MailCap => ({
	async admit(recipientPseudonym, now) {
		return (await rateLimits(db, tableName).admit([{ name: `mail#${recipientPseudonym}`, ...CAP }], now)).ok;
	},
});
