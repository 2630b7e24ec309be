import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import { DELIVERY_FAILURES } from '../mail/mail-trouble.items.ts';
import { AWAITED_OUTCOMES } from '../outcome/awaited-outcome.items.ts';
import type { AttentionIndex } from './attention-index.ts';

interface Range {
	readonly partition: string;
	readonly from: string;
	readonly to: string;
}

/** Up to now for those that have ended (`$` follows the `#` before the id); from now on for those that begin later. */
const RANGES: Readonly<Record<AppointmentNeed, (now: string) => Range>> = {
	outcome: (now) => ({ partition: AWAITED_OUTCOMES, from: '0', to: `${now}$` }),
	phone: (now) => ({ partition: DELIVERY_FAILURES, from: now, to: '9' }),
};

const idIn = (sortKey: string): string => sortKey.slice(sortKey.indexOf('#') + 1);

/** Reads the sparse indexes of appointments that need attention. */
export const attentionIndex = (db: DynamoDBDocumentClient, TableName: string): AttentionIndex => ({
	async page(need, { now, after, limit }) {
		const { partition, from, to } = RANGES[need](now.toISOString());
		// Nothing sorts between a key and the same key with a space behind it.
		const first = after !== undefined && after >= from ? `${after} ` : from;
		if (first > to) return { ids: [], next: undefined };
		const { Items = [], LastEvaluatedKey } = await db.send(
			new QueryCommand({
				TableName,
				KeyConditionExpression: 'PK = :partition AND SK BETWEEN :first AND :last',
				ExpressionAttributeValues: { ':partition': partition, ':first': first, ':last': to },
				Limit: limit,
			}),
		);
		return { ids: [...new Set(Items.map(({ SK }) => idIn(SK)))], next: LastEvaluatedKey?.SK };
	},
});
