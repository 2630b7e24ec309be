import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isConditionFailure } from '../platform/transaction.ts';
import type { AppointmentMailKind } from './mail-kind.ts';
import { isNews, type MailState, type MailStateStore } from './mail-state.ts';

type KnownMails = Partial<Record<AppointmentMailKind, MailState>>;

/** News of one mail come from its sender and from at most five events; more collisions than this are a bug. */
const TRIES = 10;

/** What staff see of each mail, on the appointment item: `mail.confirmation`, `mail.reminder`. */
export const mailStateRepository = (db: DynamoDBDocumentClient, TableName: string): MailStateStore => {
	const read = async (appointmentId: string): Promise<{ readonly mail: KnownMails | undefined } | undefined> => {
		const { Item } = await db.send(
			new GetCommand({
				TableName,
				Key: appointmentKey(appointmentId),
				ConsistentRead: true,
				ProjectionExpression: 'PK, mail',
			}),
		);
		return Item ? { mail: Item.mail } : undefined;
	};
	/** False when other news came between reading and writing. */
	const replace = async (appointmentId: string, known: KnownMails | undefined, next: KnownMails): Promise<boolean> => {
		const unchanged = known ? 'mail = :known' : 'attribute_not_exists(mail)';
		try {
			await db.send(
				new UpdateCommand({
					TableName,
					Key: appointmentKey(appointmentId),
					UpdateExpression: 'SET mail = :next',
					ConditionExpression: `attribute_exists(PK) AND ${unchanged}`,
					ExpressionAttributeValues: { ':next': next, ...(known ? { ':known': known } : {}) },
				}),
			);
			return true;
		} catch (error) {
			if (isConditionFailure(error)) return false;
			throw error;
		}
	};
	return {
		async record(appointmentId, kind, news) {
			for (let tried = 0; tried < TRIES; tried += 1) {
				const found = await read(appointmentId);
				if (!found || !isNews(found.mail?.[kind], news)) return;
				if (await replace(appointmentId, found.mail, { ...found.mail, [kind]: news })) return;
			}
			throw new Error(`The mail state of ${appointmentId} kept changing.`);
		},
	};
};

const appointmentKey = (id: string) => ({ PK: `APPT#${id}`, SK: 'META' });
