import { type DynamoDBDocumentClient, GetCommand, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';
import { addDays, daysFrom } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import { readItems } from '../../platform/table/read-items.repository.ts';
import {
	type AppointmentItem,
	appointmentKey,
	appointmentOf,
	clientPartition,
	HISTORY_PREFIX,
	monthPartition,
	ticketKey,
} from '../appointment.items.ts';
import { type Appointment, inOrder, type PastEvent } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { appointmentChanges } from './appointment-changes.repository.ts';

type Item = Record<string, NativeAttributeValue>;
interface Range {
	readonly IndexName?: 'GSI1' | 'GSI2';
	readonly ConsistentRead?: true;
	readonly KeyConditionExpression: string;
	readonly ExpressionAttributeValues: Item;
}

/** Only `appointmentItem` writes items of this partition. */
const toAppointment = (item: Item): Appointment => appointmentOf(item as AppointmentItem);

const toEvent = ({ what, by, at, version, detail }: Item): PastEvent => ({
	what,
	by,
	at,
	version,
	...(detail === undefined ? {} : { detail }),
});

const visitsOf = (userId: string): Range => ({
	IndexName: 'GSI1',
	KeyConditionExpression: 'G1PK = :client',
	ExpressionAttributeValues: { ':client': clientPartition(userId) },
});

const startingIn = (partition: string, from: string, to: string): Range => ({
	IndexName: 'GSI2',
	KeyConditionExpression: 'G2PK = :month AND G2SK BETWEEN :first AND :last',
	// The keys begin with the start; midnight after the last day sorts behind all of that day, and before its own.
	ExpressionAttributeValues: {
		':month': partition,
		':first': instantAt(from, 0).toISOString(),
		':last': instantAt(addDays(to, 1), 0).toISOString(),
	},
});

/** The only module that reads appointments, and that records their changes. */
export function appointmentRepository(db: DynamoDBDocumentClient, TableName: string): AppointmentStore {
	const read = async (Key: Item): Promise<Item | undefined> =>
		(await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;

	const queryItems = async (range: Range): Promise<readonly Item[]> => {
		const found: Item[] = [];
		for await (const { Items = [] } of paginateQuery({ client: db }, { TableName, ...range })) found.push(...Items);
		return found;
	};
	const query = async (range: Range): Promise<readonly Appointment[]> => (await queryItems(range)).map(toAppointment);

	const find = async (id: string): Promise<Appointment | undefined> => {
		const item = await read(appointmentKey(id));
		return item && toAppointment(item);
	};

	return {
		find,
		async findByTicket(ticketNumber) {
			const ticket = await read(ticketKey(ticketNumber));
			return ticket && find(ticket.aid);
		},
		async findAll(ids, freshness) {
			return (await readItems(db, TableName, ids.map(appointmentKey), freshness)).map(toAppointment);
		},
		async findWithHistory(id) {
			const items = await queryItems({
				ConsistentRead: true,
				KeyConditionExpression: 'PK = :appointment',
				ExpressionAttributeValues: { ':appointment': appointmentKey(id).PK },
			});
			const item = items.find(({ SK }) => SK === appointmentKey(id).SK);
			const history = inOrder(items.filter(({ SK }) => String(SK).startsWith(HISTORY_PREFIX)).map(toEvent));
			return item && { appointment: toAppointment(item), history };
		},
		async listOf(userId) {
			return query(visitsOf(userId));
		},
		async latestOf(userId, count) {
			const { Items = [] } = await db.send(
				new QueryCommand({ TableName, ...visitsOf(userId), ScanIndexForward: false, Limit: count }),
			);
			return Items.map(toAppointment);
		},
		async between(from, to) {
			const months = [...new Set(daysFrom(from, to).map(monthPartition))];
			return (await Promise.all(months.map((month) => query(startingIn(month, from, to))))).flat();
		},
		...appointmentChanges(db, TableName),
	};
}
