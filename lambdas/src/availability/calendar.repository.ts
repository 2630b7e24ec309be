import { type DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { scheduleKey } from '../psychologist/schedule-key.ts';
import type { CalendarEntry } from './centre-day.ts';

export interface CalendarStore {
	/** What staff entered for these days (both included), at most some hundred entries, read consistently. */
	between(from: string, to: string): Promise<readonly CalendarEntry[]>;
	/**
	 * Stores an entry and raises the schedule version of every psychologist named, so that no booking commits a time
	 * that was computed before it. `psychologistIds` are all of the centre, at most 99.
	 */
	save(entry: CalendarEntry, psychologistIds: readonly string[]): Promise<void>;
}

const PARTITION = 'CALENDAR#CENTRE';

/** The only module that knows how closures are laid out. */
export const calendarRepository = (db: DynamoDBDocumentClient, TableName: string): CalendarStore => ({
	async between(from, to) {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				ConsistentRead: true,
				KeyConditionExpression: 'PK = :calendar AND SK BETWEEN :first AND :last',
				// `#` joins the day and the id; `$` is the character after it.
				ExpressionAttributeValues: { ':calendar': PARTITION, ':first': from, ':last': `${to}$` },
			}),
		);
		return Items.map(({ id, date, kind, reason }) => ({ id, date, kind, reason }));
	},

	async save(entry, psychologistIds) {
		const Item = { PK: PARTITION, SK: `${entry.date}#${entry.id}`, entity: 'closure', ...entry };
		const raised = psychologistIds.map((id) => ({
			Update: {
				TableName,
				Key: scheduleKey(id),
				UpdateExpression: 'SET scheduleVersion = scheduleVersion + :one',
				ConditionExpression: 'attribute_exists(PK)',
				ExpressionAttributeValues: { ':one': 1 },
			},
		}));
		await db.send(new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item } }, ...raised] }));
	},
});
