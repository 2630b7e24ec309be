import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { codesOf, smsMonthKey } from './sms-month.ts';

/** Whether a code can still be sent this month. Answers for the moment: whoever sends it takes it out of the month. */
export type HasCodesLeft = (now: Date) => Promise<boolean>;

export const codesLeft =
	(db: DynamoDBDocumentClient, TableName: string, messagesPerMonth: number): HasCodesLeft =>
	async (now) => {
		const { Item } = await db.send(new GetCommand({ TableName, Key: smsMonthKey(now) }));
		const { messages = 0, codes = 0 } = Item ?? {};
		return messages < messagesPerMonth && codes < codesOf(messagesPerMonth);
	};
