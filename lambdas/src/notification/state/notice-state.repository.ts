import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { appointmentKey } from '../../appointment/appointment.items.ts';
import { hasDeliveryFailure } from '../../appointment/mail/mail-delivery-status.ts';
import { deliveryFailureItem } from '../../appointment/mail/mail-trouble.items.ts';
import { isNews, type MailState } from '../../appointment/mail-state.ts';
import type { NoticeStateStore } from '../../appointment/notice-state-store.ts';
import { isSmsNews, type SmsState } from '../../appointment/sms-state.ts';
import type { VisitNoticeKind } from '../../outbox/notices.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';

type KnownMails = Partial<Record<VisitNoticeKind, MailState>>;
type KnownSms = Partial<Record<VisitNoticeKind, SmsState>>;
interface Known {
	readonly mail: KnownMails | undefined;
	readonly sms: KnownSms | undefined;
}
interface Found extends Known {
	readonly startAt: string;
}

/** The senders and at most a dozen events write one notice; more version conflicts are a bug. */
const TRIES = 10;

/** The delivery status of each notice, on the appointment item: `mail.confirmation`, `sms.reminder`. */
export const noticeStateRepository = (db: DynamoDBDocumentClient, TableName: string): NoticeStateStore => {
	const read = async (appointmentId: string): Promise<Found | undefined> => {
		const { Item } = await db.send(
			new GetCommand({
				TableName,
				Key: appointmentKey(appointmentId),
				ConsistentRead: true,
				ProjectionExpression: 'PK, mail, sms, startAt',
			}),
		);
		return Item ? { mail: Item.mail, sms: Item.sms, startAt: String(Item.startAt) } : undefined;
	};
	/** False on a version conflict. */
	const replace = async (id: string, found: Found, changed: Partial<Known>): Promise<boolean> => {
		try {
			const Update = { TableName, Key: appointmentKey(id), ...replacement(found, changed) };
			const note = troubleChange(TableName, { id, startAt: found.startAt }, { ...found, ...changed });
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems: [{ Update }, note] })));
			return true;
		} catch (error) {
			if (isConditionFailure(error, 0)) return false;
			throw error;
		}
	};
	/** `change` returns undefined for an older status than the stored one. */
	const record = async (id: string, change: (found: Found) => Partial<Known> | undefined): Promise<void> => {
		for (let tried = 0; tried < TRIES; tried += 1) {
			const found = await read(id);
			const changed = found && change(found);
			if (!changed || (await replace(id, found, changed))) return;
		}
		throw new Error(`The mail state of ${id} kept changing.`);
	};
	return {
		record: (appointmentId, kind, news) =>
			record(appointmentId, ({ mail }) =>
				isNews(mail?.[kind], news) ? { mail: { ...mail, [kind]: news } } : undefined,
			),
		recordSms: (appointmentId, kind, news) =>
			record(appointmentId, ({ sms }) =>
				isSmsNews(sms?.[kind], news) ? { sms: { ...sms, [kind]: news } } : undefined,
			),
	};
};

/** Optimistic lock on both channels: they decide together whether staff have to phone. */
function replacement({ mail, sms }: Found, changed: Partial<Known>) {
	const [name, next] = 'sms' in changed ? (['sms', changed.sms] as const) : (['mail', changed.mail] as const);
	const unchanged = Object.entries({ mail, sms }).map(([known, value]) =>
		value ? `${known} = :${known}` : `attribute_not_exists(${known})`,
	);
	return {
		UpdateExpression: `SET ${name} = :next`,
		ConditionExpression: ['attribute_exists(PK)', ...unchanged].join(' AND '),
		ExpressionAttributeValues: {
			':next': next,
			...(mail ? { ':mail': mail } : {}),
			...(sms ? { ':sms': sms } : {}),
		},
	};
}

/** Keeps the appointment in a sparse index for the dashboard of staff while its last notice did not arrive. */
function troubleChange(
	TableName: string,
	appointment: { readonly id: string; readonly startAt: string },
	{ mail = {}, sms = {} }: Partial<Known>,
) {
	const { PK, SK, ...rest } = deliveryFailureItem(appointment);
	const Key = { PK, SK };
	return hasDeliveryFailure({ mail, sms })
		? { Put: { TableName, Item: { ...Key, ...rest } } }
		: { Delete: { TableName, Key } };
}
