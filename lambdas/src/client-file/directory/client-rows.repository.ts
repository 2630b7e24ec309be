import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { ClientRow } from '@tulia/contracts/client/schemas';
import { bookedKey, clientPartition } from '../../appointment/appointment.items.ts';
import { openedEmail, reachOf } from '../../client/reach.items.ts';
import { shownPhone } from '../../client/shown-phone.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { readItems } from '../../platform/table/read-items.repository.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import { userKey } from '../../platform/table/user.items.ts';

export interface ClientRowsDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly now: () => Date;
}

/** Records with their visits, as staff see them; without staff and closed accounts. */
export const clientRows = ({ db, tableName: TableName, openCipher, now }: ClientRowsDeps) => {
	const lastVisitOf = async (id: string): Promise<string | undefined> => {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				IndexName: 'GSI1',
				KeyConditionExpression: 'G1PK = :client AND G1SK < :now',
				FilterExpression: '#status = :attended',
				ExpressionAttributeNames: { '#status': 'status' },
				ExpressionAttributeValues: {
					':client': clientPartition(id),
					':now': now().toISOString(),
					':attended': 'attended',
				},
				ScanIndexForward: false,
				Limit: RECENT_VISITS,
			}),
		);
		return Items[0]?.startAt;
	};

	return async (records: readonly Item[], freshness: 'latest' | 'recent'): Promise<readonly ClientRow[]> => {
		const keys = records.flatMap(({ id }) => [userKey(id, 'AUTH'), bookedKey(id)]);
		const [others, visits, cipher] = await Promise.all([
			readItems(db, TableName, keys, freshness),
			Promise.all(records.map(({ id }) => lastVisitOf(id))),
			openCipher(),
		]);
		const part = (PK: string, SK: string) => others.find((one) => one.PK === PK && one.SK === SK);
		return records.flatMap((record, at): readonly ClientRow[] => {
			const auth = part(record.PK, 'AUTH');
			if (auth?.role !== 'client' || auth.status === 'deleted') return [];
			const nextVisitAt = nextVisit(part(record.PK, 'BOOKED'), now());
			return [rowOf(record, { cipher, lastVisitAt: visits[at], nextVisitAt })];
		});
	};
};

/** Visits searched backwards for the last one that took place. */
const RECENT_VISITS = 10;

const nextVisit = (booked: Item | undefined, now: Date): string | undefined => {
	const starts: readonly string[] = (booked?.upcoming ?? [])
		.filter(({ endAt }: { readonly endAt: string }) => new Date(endAt) > now)
		.map(({ startAt }: { readonly startAt: string }) => startAt);
	return [...starts].sort()[0];
};

interface RowFacts {
	readonly cipher: FieldCipher;
	readonly lastVisitAt: string | undefined;
	readonly nextVisitAt: string | undefined;
}

function rowOf(record: Item, { cipher, lastVisitAt, nextVisitAt }: RowFacts): ClientRow {
	const { phone } = reachOf(record, cipher);
	return {
		id: record.id,
		name: record.name,
		...(phone === undefined ? {} : { phone: shownPhone(phone) }),
		email: openedEmail(record, cipher),
		emailVerified: record.emailVerified === true,
		since: record.joinedAt,
		...(lastVisitAt === undefined ? {} : { lastVisitAt }),
		...(nextVisitAt === undefined ? {} : { nextVisitAt }),
	};
}
