import { type DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { type Item, readItems } from '../availability/read-items.repository.ts';
import type { Psychologist, Schedule, ScheduledPsychologist } from './psychologist.ts';
import { scheduleKey } from './schedule-key.ts';

export interface PsychologistStore {
	/** Everybody who is active, by id. */
	list(): Promise<readonly Psychologist[]>;
	/** These psychologists with their schedules, by id, as they stand together under one version. */
	withSchedules(ids: readonly string[]): Promise<readonly ScheduledPsychologist[]>;
	/**
	 * Stores a psychologist with the schedule. A change must carry a higher version; an older one throws, so that a
	 * version never means two schedules.
	 */
	save(psychologist: Psychologist, schedule: Schedule): Promise<void>;
}

const PARTITION = 'CATALOG#PSY';

const toPsychologist = ({ id, name, serviceIds, active }: Item): Psychologist => ({ id, name, serviceIds, active });

const toScheduled = ({ psychologist, weeklyHours, breaks, timeOff, scheduleVersion }: Item): ScheduledPsychologist => ({
	psychologist: toPsychologist(psychologist),
	schedule: { weeklyHours, breaks, timeOff, version: scheduleVersion },
});

const byId = (a: ScheduledPsychologist, b: ScheduledPsychologist): number =>
	a.psychologist.id.localeCompare(b.psychologist.id);

/** The only module that knows how psychologists are laid out. It reads consistently: a booking rests on the answer. */
export const psychologistRepository = (db: DynamoDBDocumentClient, TableName: string): PsychologistStore => ({
	async list() {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				ConsistentRead: true,
				KeyConditionExpression: 'PK = :psychologists',
				ExpressionAttributeValues: { ':psychologists': PARTITION },
			}),
		);
		return Items.map(toPsychologist).filter(({ active }) => active);
	},

	async withSchedules(ids) {
		return (await readItems(db, TableName, ids.map(scheduleKey))).map(toScheduled).sort(byId);
	},

	async save(psychologist, { version, ...hours }) {
		const person = { PK: PARTITION, SK: psychologist.id, entity: 'psychologist', ...psychologist };
		const schedule = {
			...scheduleKey(psychologist.id),
			entity: 'schedule',
			// A copy beside the version that vouches for it: a booking reads both at one moment.
			psychologist,
			...hours,
			scheduleVersion: version,
		};
		const notOlder = {
			ConditionExpression: 'attribute_not_exists(PK) OR scheduleVersion <= :version',
			ExpressionAttributeValues: { ':version': version },
		};
		await db.send(
			new TransactWriteCommand({
				TransactItems: [{ Put: { TableName, Item: person } }, { Put: { TableName, Item: schedule, ...notOlder } }],
			}),
		);
	},
});
