import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mergedRecords } from '../client/merged-client.items.ts';
import { openedEmail, phoneAttributes, reachOf } from '../client/reach.items.ts';
import { remainingClient } from '../client/remaining-client.repository.ts';
import type { StoredConsent } from '../consent/consent-by-word.ts';
import { isDecoy } from '../identity/account/password-hash.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { transactIfUnchanged } from '../platform/table/transact-if-unchanged.repository.ts';
import { putNew } from '../platform/table/transaction.actions.ts';
import { userKey } from '../platform/table/user.items.ts';
import type { ClientRecordStore, ConsentChange, RecordChange, StoredClient } from './client-record.ts';

const PARTS = ['PROFILE', 'AUTH', 'CRED'] as const;

/** Reads and corrects client records for staff. */
export const clientRecords = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): ClientRecordStore => ({
	async find(requestedId) {
		const id = await remainingClient(db, TableName, requestedId);
		const items = await readItems(
			db,
			TableName,
			PARTS.map((part) => userKey(id, part)),
		);
		const [profile, auth, credential] = PARTS.map((part) => items.find(({ SK }) => SK === part));
		if (!profile || auth?.role !== 'client' || auth.status === 'deleted') return undefined;
		return {
			...storedClient(profile, await openCipher()),
			hasPassword: credential !== undefined && !isDecoy(credential.hash),
			isDisabled: auth.status === 'disabled',
		};
	},
	async change(change) {
		const { before, actor, auditId, now } = change;
		const audit = auditItem({ id: auditId, actor, action: 'client_corrected', object: before.id, at: now });
		const actions = [correction(TableName, change, await openCipher()), putNew(TableName, audit)];
		return (await transactIfUnchanged(db, actions)) ? ok(undefined) : refuse('changed_meanwhile');
	},
	async identify({ id, identified, auditId, now }) {
		const action = identified.how === 'id' ? 'client_identified_by_id' : 'client_identified_by_voice';
		const audit = auditItem({ id: auditId, actor: identified.by, action, object: id, at: now });
		const update = {
			TableName,
			Key: userKey(id, 'PROFILE'),
			UpdateExpression: 'SET #identified = :identified',
			// Closed accounts have left the index of clients.
			ConditionExpression: 'attribute_exists(G1PK)',
			ExpressionAttributeNames: { '#identified': 'identified' },
			ExpressionAttributeValues: { ':identified': identified },
		};
		const actions = [{ Update: update }, putNew(TableName, audit)];
		return (await transactIfUnchanged(db, actions)) ? ok(undefined) : refuse('changed_meanwhile');
	},
	async noteConsent(change) {
		const { before, consent, actor, auditId, now } = change;
		const action = consent.withdrawnAt === undefined ? 'consent_given' : 'consent_withdrawn';
		const audit = auditItem({ id: auditId, actor, action, object: before.id, at: now });
		const actions = [consentUpdate(TableName, change), putNew(TableName, audit)];
		return (await transactIfUnchanged(db, actions)) ? ok(undefined) : refuse('changed_meanwhile');
	},
});

function storedClient(profile: Item, cipher: FieldCipher): Omit<StoredClient, 'hasPassword' | 'isDisabled'> {
	const { id, name, emailVerified, emailUndeliverable, joinedAt, consents = {}, recordVer = 0 } = profile;
	const { phone, notices } = reachOf(profile, cipher);
	return {
		...{ id, name, phone, notices, consents },
		language: profile.language === 'sw' ? 'sw' : 'en',
		email: openedEmail(profile, cipher),
		emailVerified: emailVerified === true,
		emailUndeliverable: emailUndeliverable === true,
		newEmail: profile.emailChange && {
			email: cipher.decrypt(String(profile.emailChange.email), id),
			until: profile.emailChange.until,
		},
		identified: profile.identified && { how: profile.identified.how, at: profile.identified.at },
		since: joinedAt,
		version: recordVer,
		merged: mergedRecords(profile, cipher),
		isMerging: profile.merging !== undefined,
	};
}

/** Records made before versions were stored have no `recordVer`; their first correction adds it. */
function correction(TableName: string, { before, name, phone, notices, language }: RecordChange, cipher: FieldCipher) {
	const { id, version } = before;
	const wanted = {
		...{ name, notices, language: language === 'sw' ? language : undefined },
		...{
			phone: undefined,
			phoneProof: undefined,
			phoneSince: undefined,
			phoneLostSince: undefined,
			phoneName: undefined,
		},
		...(phone === undefined ? {} : phoneAttributes(phone, id, cipher)),
	};
	const kept = Object.entries(wanted).filter(([, value]) => value !== undefined);
	const gone = Object.entries(wanted).filter(([, value]) => value === undefined);
	const sets = ['recordVer = :next', ...kept.map(([field]) => `#${field} = :${field}`)];
	const removed = gone.map(([field]) => `#${field}`).join(', ');
	const isAsRead = version === 0 ? 'attribute_not_exists(recordVer)' : 'recordVer = :version';
	return {
		Update: {
			TableName,
			Key: userKey(id, 'PROFILE'),
			UpdateExpression: `SET ${sets.join(', ')}${removed === '' ? '' : ` REMOVE ${removed}`}`,
			// Closed accounts have left the index of clients.
			ConditionExpression: `attribute_exists(G1PK) AND ${isAsRead}`,
			ExpressionAttributeNames: Object.fromEntries(Object.keys(wanted).map((field) => [`#${field}`, field])),
			ExpressionAttributeValues: {
				':next': version + 1,
				...(version === 0 ? {} : { ':version': version }),
				...Object.fromEntries(kept.map(([field, value]) => [`:${field}`, value])),
			},
		},
	};
}

/** Conditional on the consent as it was read. Records made before consents were stored have no map yet. */
function consentUpdate(TableName: string, { before: { id, consents }, kind, consent }: ConsentChange) {
	const known = consents[kind];
	const hasAny = Object.keys(consents).length > 0;
	return {
		Update: {
			TableName,
			Key: userKey(id, 'PROFILE'),
			UpdateExpression: hasAny ? 'SET consents.#kind = :consent' : 'SET consents = :consents',
			ConditionExpression: `attribute_exists(G1PK) AND ${conditionFor(known, hasAny)}`,
			...(hasAny ? { ExpressionAttributeNames: { '#kind': kind } } : {}),
			ExpressionAttributeValues: {
				...(hasAny ? { ':consent': consent } : { ':consents': { [kind]: consent }, ':none': {} }),
				...(known === undefined ? {} : { ':known': known }),
			},
		},
	};
}

function conditionFor(known: StoredConsent | undefined, hasAny: boolean): string {
	if (!hasAny) return '(attribute_not_exists(consents) OR consents = :none)';
	return known === undefined ? 'attribute_not_exists(consents.#kind)' : 'consents.#kind = :known';
}
