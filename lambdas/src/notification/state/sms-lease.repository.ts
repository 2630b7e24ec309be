import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { appointmentKey } from '../../appointment/appointment.items.ts';
import { SENDER_LEASE_MS } from '../../appointment/reminder.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import type { SmsLeases } from './sms-lease.ts';

export const smsLeases = (db: DynamoDBDocumentClient, TableName: string): SmsLeases => {
	/** False when the condition failed. */
	const update = async (change: LeaseChange): Promise<boolean> => {
		try {
			await db.send(new UpdateCommand({ TableName, ...change }));
			return true;
		} catch (error) {
			if (isConditionFailure(error)) return false;
			throw error;
		}
	};
	return {
		async take({ id, status, ver }, now) {
			const lease = now.getTime() + SENDER_LEASE_MS;
			const isTaken = await update({
				Key: appointmentKey(id),
				UpdateExpression: 'SET smsLease = :lease',
				ConditionExpression: '#status = :status AND ver = :ver AND (attribute_not_exists(smsLease) OR smsLease < :now)',
				ExpressionAttributeNames: { '#status': 'status' },
				ExpressionAttributeValues: { ':lease': lease, ':status': status, ':ver': ver, ':now': now.getTime() },
			});
			return isTaken ? lease : undefined;
		},
		async release(id, lease) {
			await update({
				Key: appointmentKey(id),
				UpdateExpression: 'REMOVE smsLease',
				ConditionExpression: 'smsLease = :lease',
				ExpressionAttributeValues: { ':lease': lease },
			});
		},
	};
};

interface LeaseChange {
	readonly Key: ReturnType<typeof appointmentKey>;
	readonly UpdateExpression: string;
	readonly ConditionExpression: string;
	readonly ExpressionAttributeNames?: Record<string, string>;
	readonly ExpressionAttributeValues: Record<string, unknown>;
}
