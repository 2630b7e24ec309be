import { appointmentKey, clientPartition } from '../appointment/appointment.items.ts';
import { replaceBookings } from '../appointment/read/bookings-list.items.ts';
import { mergedItem } from '../client/merged-client.items.ts';
import { emailKey } from '../identity/account/account.items.ts';
import { decoyHash } from '../identity/account/password-hash.ts';
import { newJob } from '../outbox/job.items.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { type Action, putNew } from '../platform/table/transaction.actions.ts';
import { userKey } from '../platform/table/user.items.ts';
import type { NewMerge } from './merge-store.ts';
import { keptRecord, otherRecord, type SealedMerge } from './merged-record.actions.ts';

/**
 * The transaction that merges two records (promise W35). It is conditional on both records, both log-ins and both lists
 * of coming visits, so that of a merge and a concurrent booking, cancellation or move, the second to commit is refused
 * and decided again.
 */
export function beginActions(merge: NewMerge, sealed: SealedMerge, TableName: string): readonly Action[] {
	const { kept, other, plan, coming, now } = merge;
	const job = newJob({ id: merge.ids.job, type: 'merge_clients', ref: other.id, refVersion: 1, now });
	const item = mergedItem({ id: other.id, into: kept.id, at: now.toISOString(), state: 'moving', coming });
	return [
		keptRecord(merge, sealed, TableName),
		otherRecord(merge, sealed, TableName),
		...logIns(merge, TableName),
		...addresses(merge, sealed, TableName),
		replaceBookings(TableName, { userId: kept.id, upcoming: plan.upcoming, bookedVersion: kept.bookedVersion }),
		replaceBookings(TableName, { userId: other.id, upcoming: [], bookedVersion: other.bookedVersion }),
		...coming.map((id) => giveVisit(TableName, id, { from: other.id, to: kept.id })),
		putNew(TableName, item),
		putNew(TableName, job),
		...auditEntries(merge, TableName),
	];
}

interface Hands {
	readonly from: string;
	readonly to: string;
}

/** Version and status do not change, so promised notices stay valid and go to the visit's new client. */
export const giveVisit = (TableName: string, id: string, { from, to }: Hands): Action => ({
	Update: {
		TableName,
		Key: appointmentKey(id),
		UpdateExpression: 'SET userId = :to, G1PK = :list',
		ConditionExpression: 'userId = :from',
		ExpressionAttributeValues: { ':to': to, ':from': from, ':list': clientPartition(to) },
	},
});

/** The other log-in ends. The remaining one is conditional on what was read, or ends with its sessions. */
function logIns({ kept, other, plan }: NewMerge, TableName: string): readonly Action[] {
	const isAsRead = { ConditionExpression: 'ver = :version AND #status <> :deleted' };
	const names = { ExpressionAttributeNames: { '#status': 'status' } };
	const [ofKept, ofOther] = [kept, other].map(({ sessionVersion }) => ({
		':version': sessionVersion,
		':deleted': 'deleted',
	}));
	const end = (id: string, UpdateExpression: string, values: object): Action => ({
		Update: {
			...{ TableName, Key: userKey(id, 'AUTH'), UpdateExpression, ...isAsRead, ...names },
			ExpressionAttributeValues: { ...values, ':one': 1 },
		},
	});
	const ofOtherEnds = end(other.id, 'SET ver = ver + :one, #status = :deleted', { ...ofOther });
	if (plan.endsLogIn) return [end(kept.id, 'SET ver = ver + :one REMOVE hasFactor', { ...ofKept }), ofOtherEnds];
	const check = { TableName, Key: userKey(kept.id, 'AUTH'), ...isAsRead, ...names };
	return [{ ConditionCheck: { ...check, ExpressionAttributeValues: { ...ofKept } } }, ofOtherEnds];
}

/** One address belongs to the remaining record. The other address is free, and staff still find the record by it. */
function addresses({ kept, other, plan, now }: NewMerge, sealed: SealedMerge, TableName: string): readonly Action[] {
	const { keptAddress, otherAddress } = sealed;
	const takes = plan.takesAddress && otherAddress !== undefined;
	const isOf = (id: string) => ({
		ConditionExpression: 'userId = :owner',
		ExpressionAttributeValues: { ':owner': id },
	});
	const free = (pseudonym: string | undefined, owner: string): readonly Action[] =>
		pseudonym === undefined ? [] : [{ Delete: { TableName, Key: emailKey(pseudonym), ...isOf(owner) } }];
	const item = (pseudonym: string) => ({ ...emailKey(pseudonym), entity: 'email', userId: kept.id });
	const noPassword = {
		...userKey(kept.id, 'CRED'),
		...{ entity: 'credential', hash: decoyHash, changedAt: now.toISOString() },
	};
	return [
		...(takes
			? [...free(keptAddress, kept.id), { Put: { TableName, Item: item(otherAddress), ...isOf(other.id) } }]
			: free(otherAddress, other.id)),
		...(takes || plan.endsLogIn ? [{ Put: { TableName, Item: noPassword } }] : []),
		...(plan.endsLogIn ? [{ Delete: { TableName, Key: userKey(kept.id, 'FACTOR') } }] : []),
	];
}

/** An entry for each of the two records, so that both ids find it. */
function auditEntries(
	{ kept, other, actor, visits, coming, paid, ids, now: at }: NewMerge,
	TableName: string,
): readonly Action[] {
	const counts = { visits, coming: coming.length, paid };
	const common = { actor, action: 'clients_merged', at } as const;
	return [
		auditItem({
			...common,
			id: ids.keptAudit,
			object: kept.id,
			merged: { other: other.id, stays: kept.id, ...counts },
		}),
		auditItem({
			...common,
			id: ids.otherAudit,
			object: other.id,
			merged: { other: other.id, stays: kept.id, ...counts },
		}),
	].map((item) => putNew(TableName, item));
}
