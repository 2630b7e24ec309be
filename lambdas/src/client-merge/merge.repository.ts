import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { bookedKey } from '../appointment/appointment.items.ts';
import { mergeOf } from '../client/merged-client.items.ts';
import { openedEmail, reachOf } from '../client/reach.items.ts';
import { isDecoy } from '../identity/account/password-hash.ts';
import { statedAddress } from '../platform/confirmed-address.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import { retryConflicts } from '../platform/table/retry-conflicts.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import { userKey } from '../platform/table/user.items.ts';
import { beginActions } from './begin-merge.actions.ts';
import type { MergingClient } from './merge-decision.ts';
import { mergeSteps } from './merge-steps.repository.ts';
import type { MergeStore } from './merge-store.ts';

/** Merges of client records, stored in DynamoDB. */
export const mergeRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): MergeStore => {
	const recordOf = async (id: string): Promise<Item | undefined> =>
		(await readItems(db, TableName, [userKey(id, 'PROFILE')]))[0];
	return {
		async find(id) {
			const parts = (['PROFILE', 'AUTH', 'CRED'] as const).map((part) => userKey(id, part));
			const items = await readItems(db, TableName, [...parts, bookedKey(id)]);
			return mergingClient(items, await openCipher());
		},
		async begin(merge) {
			const [keptItem, otherItem] = await Promise.all([recordOf(merge.kept.id), recordOf(merge.other.id)]);
			if (!keptItem || !otherItem) return refuse('changed_meanwhile');
			const cipher = await openCipher();
			const addressOf = (email: string) =>
				email === '' ? undefined : cipher.pseudonym('email', statedAddress(email, 'unique_address'));
			const sealed = {
				...{ keptItem, otherItem, cipher },
				keptAddress: addressOf(merge.kept.email),
				otherAddress: addressOf(merge.other.email),
			};
			const isAsDecided = [keptItem, otherItem].every((item, at) => {
				const decided = at === 0 ? merge.kept : merge.other;
				return openedEmail(item, cipher) === decided.email && (item.recordVer ?? 0) === decided.version;
			});
			if (!isAsDecided) return refuse('changed_meanwhile');
			const TransactItems = [...beginActions(merge, sealed, TableName)];
			try {
				await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
				return ok(undefined);
			} catch (error) {
				if (isConditionFailure(error)) return refuse('changed_meanwhile');
				throw error;
			}
		},
		async findMerge(otherId) {
			const [item] = await readItems(db, TableName, [userKey(otherId, 'MERGED')]);
			return item && mergeOf(item);
		},
		...mergeSteps(db, TableName, openCipher),
	};
};

function mergingClient(items: readonly Item[], cipher: FieldCipher): MergingClient | undefined {
	const part = (name: string) => items.find(({ SK }) => SK === name);
	const [profile, auth, credential, booked] = ['PROFILE', 'AUTH', 'CRED', 'BOOKED'].map(part);
	if (!profile || auth?.role !== 'client' || auth.status === 'deleted') return undefined;
	const { phone, notices } = reachOf(profile, cipher);
	return {
		...{ id: profile.id, name: profile.name, phone, notices },
		email: openedEmail(profile, cipher),
		emailVerified: profile.emailVerified === true,
		hasPassword: credential !== undefined && !isDecoy(credential.hash),
		consents: profile.consents ?? {},
		version: profile.recordVer ?? 0,
		sessionVersion: auth.ver,
		upcoming: booked?.upcoming ?? [],
		bookedVersion: booked?.ver ?? 0,
		isMerging: profile.merging !== undefined,
	};
}
