import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { appointmentKey } from '../../appointment/appointment.items.ts';
import { ERASED_USER_ID } from '../../appointment/erased-user-id.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { receiptKey, receiptOf } from '../payment.items.ts';
import type { ReceiptMails } from './receipt-mails.ts';

/** Receipts for the mail, joined with the account of the visit, which a receipt does not store. */
export function receiptMails(db: DynamoDBDocumentClient, TableName: string): ReceiptMails {
	const get = async (Key: { readonly PK: string; readonly SK: string }) =>
		(await db.send(new GetCommand({ TableName, Key: { ...Key }, ConsistentRead: true }))).Item;

	const find: ReceiptMails['find'] = async (number) => {
		const item = await get(receiptKey(number));
		if (!item) return undefined;
		const receipt = receiptOf(item);
		const appointment = await get(appointmentKey(receipt.appointmentId));
		const userId: string | undefined = appointment?.userId;
		return { receipt, userId: userId === ERASED_USER_ID ? undefined : userId };
	};

	return {
		find,
		async record(number, mail) {
			try {
				await db.send(
					new UpdateCommand({
						TableName,
						Key: receiptKey(number),
						UpdateExpression: 'SET #mail = :mail',
						ConditionExpression: 'attribute_exists(PK) AND (attribute_not_exists(#mail) OR #mail.#at <= :at)',
						ExpressionAttributeNames: { '#mail': 'mail', '#at': 'at' },
						ExpressionAttributeValues: { ':mail': mail, ':at': mail.at },
					}),
				);
			} catch (error) {
				if (!isConditionFailure(error)) throw error;
			}
			return (await find(number))?.userId;
		},
	};
}
