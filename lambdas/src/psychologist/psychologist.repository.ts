import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { PSYCHOLOGISTS, scheduleKey } from '../calendar/schedule.items.ts';
import { log } from '../platform/log.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import type { Psychologist, Schedule, ScheduledPsychologist } from './psychologist.ts';

export interface PsychologistStore {
	/** Everybody who is active, by id, each as one version vouches for. */
	list(): Promise<readonly ScheduledPsychologist[]>;
	/** Everybody, also who is not active now. */
	listAll(): Promise<readonly Psychologist[]>;
	/**
	 * Stores a psychologist with the schedule. A change must carry a higher version; an older one throws, so that a
	 * version never means two schedules.
	 */
	save(psychologist: Psychologist, schedule: Schedule): Promise<void>;
	/** Stores somebody new; leaves whoever has this id already as they are. */
	add(psychologist: Psychologist, schedule: Schedule): Promise<void>;
}

/** Nobody is booked with somebody whose hours are not known; no item has this version, so no booking could commit. */
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
 * The only module that knows how psychologists are laid out: person, hours and the version that vouches for both in
 * one item, so that no read can mix two versions. It reads consistently: a booking rests on the answer.
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
