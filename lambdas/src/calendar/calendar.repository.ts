import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
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

/** The only module that knows how closures are laid out. */
export const calendarRepository = (db: DynamoDBDocumentClient, TableName: string): CalendarStore => ({
	async between(from, to) {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				ConsistentRead: true,
				KeyConditionExpression: 'PK = :calendar AND SK BETWEEN :first AND :last',
				// An entry lies at its first day, and none is longer than that. `#` joins the day and the id; `$` is the character after it.
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
		const audit = auditItem({ ...by, action: 'closure_created', object: entry.id });
		const items = [{ ...keyOf(entry), entity: 'closure', ...entry }, audit];
		await writeAndBumpSchedules(
			db,
			TableName,
			items.map((Item) => ({ Put: { TableName, Item } })),
		);
	},

	async remove(entry, by) {
		const audit = auditItem({ ...by, action: 'closure_deleted', object: entry.id });
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
