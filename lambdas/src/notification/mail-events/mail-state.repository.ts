import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { appointmentKey } from '../../appointment/appointment.items.ts';
import { hasDeliveryFailure } from '../../appointment/mail/mail-delivery-status.ts';
import type { AppointmentMailKind } from '../../appointment/mail/mail-kind.ts';
import { isNews, type MailState, type MailStateStore } from '../../appointment/mail/mail-state.ts';
import { deliveryFailureItem } from '../../appointment/mail/mail-trouble.items.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';

type KnownMails = Partial<Record<AppointmentMailKind, MailState>>;
interface Found {
	readonly mail: KnownMails | undefined;
	readonly startAt: string;
}

/** One mail is written by its sender and at most five events; more version conflicts than this are a bug. */
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
	/** False on a version conflict. */
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

/** Staff's dashboard finds the appointment while its last mail did not arrive: a sparse index, which a later success leaves. */
function troubleChange(
	TableName: string,
	appointment: { readonly id: string; readonly startAt: string },
	next: KnownMails,
) {
	const { PK, SK, ...rest } = deliveryFailureItem(appointment);
	const Key = { PK, SK };
	return hasDeliveryFailure(next) ? { Put: { TableName, Item: { ...Key, ...rest } } } : { Delete: { TableName, Key } };
}
