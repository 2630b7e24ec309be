import { type DynamoDBDocumentClient, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { bookedInMonth } from '../appointment/appointment.items.ts';
import { DELIVERY_FAILURES } from '../appointment/mail/mail-trouble.items.ts';
import { AWAITED_OUTCOMES } from '../appointment/outcome/awaited-outcome.items.ts';
import { openedEmail } from '../client/reach.items.ts';
import { joinedInMonth } from '../client/record.items.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import type { Item } from '../platform/table/stored-item.ts';
import type { AgendaStore } from './agenda-store.ts';

/** The part of a sort key after the instant. */
const idIn = (sortKey: string): string => sortKey.slice(sortKey.indexOf('#') + 1);

/** Sort keys, both inclusive. Without a limit, all of them. */
interface Span {
	readonly from: string;
	readonly to: string;
	readonly limit?: number | undefined;
}

export const agendaRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): AgendaStore => {
	const between = async (PK: string, { from, to, limit }: Span): Promise<readonly Item[]> => {
		const found: Item[] = [];
		const question = {
			TableName,
			KeyConditionExpression: 'PK = :partition AND SK BETWEEN :from AND :to',
			ExpressionAttributeValues: { ':partition': PK, ':from': from, ':to': to },
			...(limit === undefined ? {} : { Limit: limit }),
		};
		for await (const { Items = [] } of paginateQuery({ client: db }, question)) {
			found.push(...Items);
			if (limit !== undefined && found.length >= limit) break;
		}
		return found;
	};
	const newestOf = async (partition: string, Limit: number): Promise<readonly Item[]> => {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				IndexName: 'GSI1',
				KeyConditionExpression: 'G1PK = :partition',
				ExpressionAttributeValues: { ':partition': partition },
				ScanIndexForward: false,
				Limit,
			}),
		);
		return Items;
	};
	return {
		async awaited(from, to, limit) {
			// `$` follows the `#` before the id, so the end is inclusive to the millisecond.
			const items = await between(AWAITED_OUTCOMES, { from: from.toISOString(), to: `${to.toISOString()}$`, limit });
			return items.map(({ SK }) => idIn(SK));
		},
		async troubled(now) {
			const items = await between(DELIVERY_FAILURES, { from: now.toISOString(), to: '9' });
			return [...new Set(items.map(({ SK }) => idIn(SK)))];
		},
		async bookedIn(month, limit) {
			return (await newestOf(bookedInMonth(month), limit)).map(({ aid }) => aid);
		},
		async joinedIn(month, limit) {
			const items = await newestOf(joinedInMonth(month), limit);
			const cipher = await openCipher();
			return items.map((record) => ({
				id: record.id,
				name: record.name,
				email: openedEmail(record, cipher),
				emailVerified: record.emailVerified === true,
				joinedAt: record.joinedAt,
			}));
		},
	};
};
