import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { smsMonthKey } from './sms-month.items.ts';
import { codesOf, type HasCodesLeft } from './sms-month.ts';

export const codesLeft =
	(db: DynamoDBDocumentClient, TableName: string, messagesPerMonth: number): HasCodesLeft =>
	async (now) => {
		const { Item } = await db.send(new GetCommand({ TableName, Key: smsMonthKey(now) }));
		const { messages = 0, codes = 0 } = Item ?? {};
		return messages < messagesPerMonth && codes < codesOf(messagesPerMonth);
	};
