import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { addDays } from '@tulia/centre/day';
import { auditItem } from '../platform/table/audit.items.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import { writeAndBumpSchedules } from './bump-schedule-versions.repository.ts';
import type { CalendarStore } from './calendar-store.ts';
import { type CalendarEntry, daysOffOf } from './centre-day.ts';
import { MAX_CLOSED_DAYS } from './closure-days.ts';

const PARTITION = 'CALENDAR#CENTRE';
const keyOf = ({ date, id }: Pick<CalendarEntry, 'date' | 'id'>) => ({ PK: PARTITION, SK: `${date}#${id}` });

const toEntry = ({ id, date, lastDate, hours, kind, reason }: Item): CalendarEntry => ({
	...{ id, date, kind, reason },
	...(lastDate === undefined ? {} : { lastDate }),
	...(hours === undefined ? {} : { hours }),
});

/** The entry in the audit: a removed closure is not found any more. */
function closureOf(entry: CalendarEntry) {
	const { from, to } = daysOffOf(entry);
	return { object: entry.id, days: { from, to } };
}

/** The only module that knows how closures are stored. */
export const calendarRepository = (db: DynamoDBDocumentClient, TableName: string): CalendarStore => ({
	async between(from, to) {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				ConsistentRead: true,
				KeyConditionExpression: 'PK = :calendar AND SK BETWEEN :first AND :last',
				// An entry is stored at its first day, and none is longer than that. `#` joins the day and the id; `$` is the
				// character after it.
				ExpressionAttributeValues: {
					':calendar': PARTITION,
					':first': addDays(from, -MAX_CLOSED_DAYS),
					':last': `${to}$`,
				},
			}),
		);
		return Items.map(toEntry).filter((entry) => from <= daysOffOf(entry).to);
	},

	async save(entry, by) {
		const audit = auditItem({ ...by, action: 'closure_created', ...closureOf(entry) });
		const items = [{ ...keyOf(entry), entity: 'closure', ...entry }, audit];
		await writeAndBumpSchedules(
			db,
			TableName,
			items.map((Item) => ({ Put: { TableName, Item } })),
		);
	},

	async remove(place, by) {
		const { Item } = await db.send(new GetCommand({ TableName, Key: keyOf(place), ConsistentRead: true }));
		if (!Item) return false;
		const entry = toEntry(Item);
		const audit = auditItem({ ...by, action: 'closure_deleted', ...closureOf(entry) });
		const removal = { TableName, Key: keyOf(entry), ConditionExpression: 'attribute_exists(PK)' };
		try {
			await writeAndBumpSchedules(db, TableName, [{ Delete: removal }, { Put: { TableName, Item: audit } }]);
			return true;
		} catch (error) {
			if (isConditionFailure(error, 0)) return false;
			throw error;
		}
	},
});
