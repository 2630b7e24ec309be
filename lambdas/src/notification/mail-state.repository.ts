import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { retryConflicts } from '../platform/retry-conflicts.ts';
import { isConditionFailure } from '../platform/transaction.ts';
import type { AppointmentMailKind } from './mail-kind.ts';
import { isNews, type MailState, type MailStateStore } from './mail-state.ts';
import { isInTrouble, mailTroubleItem } from './mail-trouble.ts';

type KnownMails = Partial<Record<AppointmentMailKind, MailState>>;
interface Found {
	readonly mail: KnownMails | undefined;
	readonly startAt: string;
}

/** News of one mail come from its sender and from at most five events; more collisions than this are a bug. */
const TRIES = 10;

/** What staff see of each mail, on the appointment item: `mail.confirmation`, `mail.reminder`. */
export const mailStateRepository = (db: DynamoDBDocumentClient, TableName: string): MailStateStore => {
	const read = async (appointmentId: string): Promise<Found | undefined> => {
		const { Item } = await db.send(
			new GetCommand({
				TableName,
				Key: appointmentKey(appointmentId),
				ConsistentRead: true,
				ProjectionExpression: 'PK, mail, startAt',
			}),
		);
		return Item ? { mail: Item.mail, startAt: String(Item.startAt) } : undefined;
	};
	/** False when other news came between reading and writing. */
	const replace = async (id: string, { mail: known, startAt }: Found, next: KnownMails): Promise<boolean> => {
		const unchanged = known ? 'mail = :known' : 'attribute_not_exists(mail)';
		try {
			const Update = {
				TableName,
				Key: appointmentKey(id),
				UpdateExpression: 'SET mail = :next',
				ConditionExpression: `attribute_exists(PK) AND ${unchanged}`,
				ExpressionAttributeValues: { ':next': next, ...(known ? { ':known': known } : {}) },
			};
			const note = troubleChange(TableName, { id, startAt }, next);
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems: [{ Update }, note] })));
			return true;
		} catch (error) {
			if (isConditionFailure(error, 0)) return false;
			throw error;
		}
	};
	return {
		async record(appointmentId, kind, news) {
			for (let tried = 0; tried < TRIES; tried += 1) {
				const found = await read(appointmentId);
				if (!found || !isNews(found.mail?.[kind], news)) return;
				if (await replace(appointmentId, found, { ...found.mail, [kind]: news })) return;
			}
			throw new Error(`The mail state of ${appointmentId} kept changing.`);
		},
	};
};

const appointmentKey = (id: string) => ({ PK: `APPT#${id}`, SK: 'META' });

/** Staff's dashboard finds the appointment while its last mail did not arrive; good news takes the note away. */
function troubleChange(
	TableName: string,
	appointment: { readonly id: string; readonly startAt: string },
	next: KnownMails,
) {
	const { PK, SK, ...rest } = mailTroubleItem(appointment);
	const Key = { PK, SK };
	return isInTrouble(next) ? { Put: { TableName, Item: { ...Key, ...rest } } } : { Delete: { TableName, Key } };
}
