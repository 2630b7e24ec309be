import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { auditItem } from '../platform/table/audit.items.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import { writeAndBumpSchedules } from './bump-schedule-versions.repository.ts';
import type { CalendarStore } from './calendar-store.ts';
import type { CalendarEntry } from './centre-day.ts';

const PARTITION = 'CALENDAR#CENTRE';
const keyOf = ({ date, id }: Pick<CalendarEntry, 'date' | 'id'>) => ({ PK: PARTITION, SK: `${date}#${id}` });

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
