import { consentKinds } from '@tulia/contracts/account/consent-kinds';
import type { phoneAttributes } from '../../../client/reach.items.ts';
import { accessItem, recordItem } from '../../../client/record.items.ts';
import { givenByWord, type StoredConsent } from '../../../consent/consent-by-word.ts';
import { accountItems, type SealedEmail } from '../../../identity/account/account.items.ts';
import { newJob } from '../../../outbox/job.items.ts';
import { auditItem } from '../../../platform/table/audit.items.ts';
import { type Action, type Attributes, putNew, type RoleAction } from '../../../platform/table/transaction.actions.ts';
import type { Newcomer, Reservation } from '../reservation.ts';
import { claimActions } from './claim.actions.ts';

export interface SealedNewcomer {
	readonly email: SealedEmail | undefined;
	readonly phone: ReturnType<typeof phoneAttributes> | undefined;
}

interface NewcomersReservation extends Reservation {
	readonly newcomer: Newcomer;
}

/**
 * The record of a new client, written in the booking's transaction: without the booking there is no record, and no mail
 * about one. A client with an address gets an account with it.
 */
export function newcomerActions(
	reservation: NewcomersReservation,
	{ email, phone }: SealedNewcomer,
	TableName: string,
): readonly RoleAction[] {
	const actions = email ? accountActions(reservation, email, TableName) : recordActions(reservation, TableName);
	const consents = consentsOf(reservation);
	const said = { ...phone, ...reachSaid(reservation.newcomer), consents };
	return [
		...actions.map((one) => withSaid(one, said)),
		...(Object.keys(consents).length === 0 ? [] : [consentEntry(reservation, TableName)]),
	];
}

/** Consents given orally. A new client has given no others. */
function consentsOf({ actor: by, now, newcomer }: NewcomersReservation): Readonly<Record<string, StoredConsent>> {
	const { consentsByWord } = newcomer.details;
	if (!consentsByWord) return {};
	const { how, wordings } = consentsByWord;
	const agreed = consentKinds.filter((kind) => wordings[kind] !== undefined);
	return Object.fromEntries(agreed.map((kind) => [kind, givenByWord(kind, { how, by, now })]));
}

const reachSaid = ({ details: { notices, language } }: Newcomer): Attributes => ({
	...(notices === undefined ? {} : { notices }),
	...(language === 'sw' ? { language } : {}),
});

const consentEntry = ({ appointment, actor, newIds, now }: Reservation, TableName: string): RoleAction => ({
	role: 'audit',
	action: putNew(
		TableName,
		auditItem({ id: newIds.consent, actor, action: 'consent_given', object: appointment.userId, at: now }),
	),
});

/** An account without a password or consents; the invitation's link lets its owner choose a password. */
function accountActions(
	reservation: NewcomersReservation,
	email: SealedEmail,
	TableName: string,
): readonly RoleAction[] {
	const { appointment, actor, newIds, now } = reservation;
	const { name, noPassword, claimedFrom } = reservation.newcomer;
	const { userId: id } = appointment;
	const account = {
		id,
		name,
		email: '',
		emailVerified: false,
		roles: [],
		passwordHash: noPassword,
		joinedAt: now.toISOString(),
	} as const;
	const [address = {}, ...items] = accountItems(account, email);
	const job = newJob({ id: newIds.invitation, type: 'invitation_mail', ref: id, refVersion: 1, now });
	const entry = auditItem({ id: newIds.invited, actor, action: 'account_invited', object: id, at: now });
	return [
		{ role: 'account', action: takeAddress(TableName, address, claimedFrom) },
		...(claimedFrom ? claimActions(reservation, { ...email, claimedFrom }, TableName) : []),
		...items.map((item): RoleAction => ({ role: 'account', action: putNew(TableName, item) })),
		{ role: 'job', action: putNew(TableName, job) },
		{ role: 'audit', action: putNew(TableName, entry) },
	];
}

function recordActions(
	{ appointment, newcomer, actor, newIds, now }: NewcomersReservation,
	TableName: string,
): readonly RoleAction[] {
	const { userId: id } = appointment;
	const { name } = newcomer;
	const record = recordItem({ id, name, emailVerified: false, joinedAt: now.toISOString(), consents: {} });
	const entry = auditItem({ id: newIds.invited, actor, action: 'client_added', object: id, at: now });
	return [
		...[record, accessItem(id)].map((item): RoleAction => ({ role: 'account', action: putNew(TableName, item) })),
		{ role: 'audit', action: putNew(TableName, entry) },
	];
}

/** Condition: the address is free, or still held by the very account it is claimed from. */
const takeAddress = (TableName: string, Item: Attributes, claimedFrom: Newcomer['claimedFrom']): Action =>
	claimedFrom === undefined
		? putNew(TableName, Item)
		: {
				Put: {
					TableName,
					Item,
					ConditionExpression: 'userId = :holder',
					ExpressionAttributeValues: { ':holder': claimedFrom.userId },
				},
			};

function withSaid({ role, action }: RoleAction, said: Attributes): RoleAction {
	if (!('Put' in action) || action.Put.Item.entity !== 'user') return { role, action };
	return { role, action: { Put: { ...action.Put, Item: { ...action.Put.Item, ...said } } } };
}
