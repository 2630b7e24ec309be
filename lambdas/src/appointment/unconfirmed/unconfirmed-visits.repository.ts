import { type DynamoDBDocumentClient, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { bookingRules } from '../../calendar/booking-rules.ts';
import { networkOf, siteOf } from '../../platform/http/network-of.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { Table } from '../../platform/table/dynamo.ts';
import { readItems } from '../../platform/table/read-items.repository.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import { userKey } from '../../platform/table/user.items.ts';
import { appointmentKey } from '../appointment.items.ts';
import type { Random } from '../ticket-number.ts';
import { ALL_UNCONFIRMED, networkPartition, placeNumber } from './unconfirmed-place.items.ts';
import type { UnconfirmedVisitStore } from './unconfirmed-visits.ts';

const numbers = Array.from({ length: bookingRules.unconfirmedPerNetwork }, (_, number) => number);
const numberOf = ({ SK }: Item): number => placeNumber(String(SK));

export interface UnconfirmedVisitsDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>;
	/** Random start, so that simultaneous bookings spread over the free slots. */
	readonly random: Random;
}

/**
 * The only module that knows how quota slots are stored. An IPv6 site of 48 bits is one network here: it can be rented
 * whole.
 */
export const unconfirmedVisits = ({
	db,
	tableName: TableName,
	openCipher,
	random,
}: UnconfirmedVisitsDeps): UnconfirmedVisitStore => {
	const anyOf = <T>(list: readonly T[]): T | undefined => list[random(Math.max(list.length, 1))];
	return {
		async findPlace(ip, now) {
			const network = (await openCipher()).pseudonym('ip', `visits ${siteOf(ip) ?? networkOf(ip)}`);
			const { Items: taken = [] } = await db.send(
				new QueryCommand({
					TableName,
					ConsistentRead: true,
					KeyConditionExpression: 'PK = :network',
					ExpressionAttributeValues: { ':network': networkPartition(network) },
				}),
			);
			const occupied = new Set(taken.map(numberOf));
			const free = anyOf(numbers.filter((number) => !occupied.has(number)));
			if (free !== undefined) return { network, number: free, replaces: undefined };
			const needed = await stillNeeded({ db, TableName }, taken, now);
			const past = anyOf(taken.filter(({ aid }) => !needed.has(aid)));
			return past && { network, number: numberOf(past), replaces: String(past.aid) };
		},
		async all() {
			const found: Item[] = [];
			const question = {
				TableName,
				IndexName: 'GSI1',
				KeyConditionExpression: 'G1PK = :all',
				ExpressionAttributeValues: { ':all': ALL_UNCONFIRMED },
			};
			for await (const { Items = [] } of paginateQuery({ client: db }, question)) found.push(...Items);
			return found.map(({ PK, aid }) => ({
				appointmentId: String(aid),
				network: String(PK).slice(networkPartition('').length),
			}));
		},
	};
};

/** The ids of the visits that are confirmed, to come, and of a client with an unconfirmed address. */
async function stillNeeded({ db, TableName }: Table, places: readonly Item[], now: Date): Promise<ReadonlySet<string>> {
	const visits = await readItems(
		db,
		TableName,
		places.map(({ aid }) => appointmentKey(String(aid))),
	);
	const toCome = visits.filter(({ status, endAt }) => status === 'confirmed' && Date.parse(endAt) > now.getTime());
	const owners = [...new Set(toCome.map(({ userId }) => String(userId)))];
	const profiles = await readItems(
		db,
		TableName,
		owners.map((userId) => userKey(userId, 'PROFILE')),
	);
	const unconfirmed = new Set(profiles.filter(({ emailVerified }) => emailVerified !== true).map(({ id }) => id));
	return new Set(toCome.filter(({ userId }) => unconfirmed.has(userId)).map(({ id }) => String(id)));
}
