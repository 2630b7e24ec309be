import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { log } from '../platform/log.ts';
import type { Item } from '../platform/stored-item.ts';
import type { Psychologist, Schedule, ScheduledPsychologist } from './psychologist.ts';
import { PSYCHOLOGISTS, scheduleKey } from './schedule-key.ts';

export interface PsychologistStore {
	/** Everybody who is active, by id, each as one version vouches for. */
	list(): Promise<readonly ScheduledPsychologist[]>;
	/**
	 * Stores a psychologist with the schedule. A change must carry a higher version; an older one throws, so that a
	 * version never means two schedules.
	 */
	save(psychologist: Psychologist, schedule: Schedule): Promise<void>;
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
	const { id, name, serviceIds = [], active } = item;
	return { psychologist: { id, name, serviceIds, active }, schedule: scheduleOf(item) };
};

/**
 * The only module that knows how psychologists are laid out: person, hours and the version that vouches for both in
 * one item, so that no read can mix two versions. It reads consistently: a booking rests on the answer.
 */
export const psychologistRepository = (db: DynamoDBDocumentClient, TableName: string): PsychologistStore => ({
	async list() {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				ConsistentRead: true,
				KeyConditionExpression: 'PK = :psychologists',
				ExpressionAttributeValues: { ':psychologists': PSYCHOLOGISTS },
			}),
		);
		return Items.filter(({ active }) => active).map(toScheduled);
	},

	async save(psychologist, { version, ...hours }) {
		const key = scheduleKey(psychologist.id);
		await db.send(
			new PutCommand({
				TableName,
				Item: { ...key, entity: 'psychologist', ...psychologist, ...hours, scheduleVersion: version },
				ConditionExpression: 'attribute_not_exists(scheduleVersion) OR scheduleVersion <= :version',
				ExpressionAttributeValues: { ':version': version },
			}),
		);
	},
});
