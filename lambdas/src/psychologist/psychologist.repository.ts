import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { PSYCHOLOGISTS, scheduleKey } from '../calendar/schedule.items.ts';
import { log } from '../platform/log.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import type { Psychologist, Schedule, ScheduledPsychologist } from './psychologist.ts';

export interface PsychologistStore {
	/** The active psychologists by id, each with schedule and version from one item. */
	list(): Promise<readonly ScheduledPsychologist[]>;
	/** All psychologists, inactive ones included. */
	listAll(): Promise<readonly Psychologist[]>;
	/** Stores psychologist and schedule. Throws unless the version is higher, so that one never means two schedules. */
	save(psychologist: Psychologist, schedule: Schedule): Promise<void>;
	/** Stores a new psychologist; does nothing when the id exists. */
	add(psychologist: Psychologist, schedule: Schedule): Promise<void>;
}

/** Makes a psychologist without stored hours unbookable: no item has this version, so no booking could commit. */
const NO_HOURS: Schedule = { weeklyHours: {}, breaks: {}, timeOff: [], version: 0 };

function scheduleOf({ id, weeklyHours, breaks, timeOff, scheduleVersion }: Item): Schedule {
	if (weeklyHours && breaks && timeOff && scheduleVersion)
		return { weeklyHours, breaks, timeOff, version: scheduleVersion };
	log.error('PSYCHOLOGIST_WITHOUT_SCHEDULE', { psychologistId: String(id) });
	return NO_HOURS;
}

const toScheduled = (item: Item): ScheduledPsychologist => {
	const { id, name, serviceIds = [], active, profile } = item;
	return {
		psychologist: { id, name, serviceIds, active, ...(profile ? { profile } : {}) },
		schedule: scheduleOf(item),
	};
};

/**
 * The only module that knows how psychologists are stored: person, hours and the version of both in one item, so that
 * no read mixes two versions. Reads are consistent, because bookings rely on them.
 */
export const psychologistRepository = (db: DynamoDBDocumentClient, TableName: string): PsychologistStore => {
	const all = async (): Promise<readonly ScheduledPsychologist[]> => {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				ConsistentRead: true,
				KeyConditionExpression: 'PK = :psychologists',
				ExpressionAttributeValues: { ':psychologists': PSYCHOLOGISTS },
			}),
		);
		return Items.map(toScheduled);
	};
	return {
		list: async () => (await all()).filter(({ psychologist }) => psychologist.active),
		listAll: async () => (await all()).map(({ psychologist }) => psychologist),

		async save(psychologist, schedule) {
			await db.send(
				new PutCommand({
					TableName,
					Item: itemOf(psychologist, schedule),
					ConditionExpression: 'attribute_not_exists(scheduleVersion) OR scheduleVersion <= :version',
					ExpressionAttributeValues: { ':version': schedule.version },
				}),
			);
		},

		async add(psychologist, schedule) {
			const Item = itemOf(psychologist, schedule);
			const put = new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' });
			await db.send(put).catch((error: unknown) => {
				if (!isConditionFailure(error)) throw error;
			});
		},
	};
};

const itemOf = (psychologist: Psychologist, { version, ...hours }: Schedule) => ({
	...scheduleKey(psychologist.id),
	entity: 'psychologist',
	...psychologist,
	...hours,
	scheduleVersion: version,
});
