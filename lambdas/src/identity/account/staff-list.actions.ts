import type { StaffRole } from '@tulia/contracts/identity/staff-roles';

/** Who works here: the owners, of whom one must stay, and everybody else of staff. One item, so that a new role moves somebody in one write. */
export const staffListKey = { PK: 'STAFF#ADMINS', SK: 'S' } as const;

/** As what an account stands on the list. */
type Listing = 'owner' | 'other' | 'nobody';

/** As what somebody stands on the list who may act with these roles; a disabled account does not stand on it. */
export function listingOf({
	roles,
	status,
}: {
	readonly roles: readonly StaffRole[];
	readonly status: 'active' | 'disabled';
}): Listing {
	if (status !== 'active' || roles.length === 0) return 'nobody';
	return roles.includes('owner') ? 'owner' : 'other';
}

const SETS: Record<Listing, string> = {
	owner: 'ADD ids :them DELETE otherIds :them',
	other: 'ADD otherIds :them DELETE ids :them',
	nobody: 'DELETE ids :them, otherIds :them',
};

interface Relisting {
	readonly userId: string;
	readonly from: Listing;
	readonly to: Listing;
}

/** Two owners who are taken out at once both change this one item, so one of them stays. */
export const leavesOwners = ({ from, to }: Pick<Relisting, 'from' | 'to'>): boolean =>
	from === 'owner' && to !== 'owner';

/** Lists an account as what it is now. Fails where it is the last owner who leaves. */
export const relist = (TableName: string, { userId, from, to }: Relisting) => ({
	Update: {
		TableName,
		Key: staffListKey,
		UpdateExpression: `SET entity = :staff ${SETS[to]}`,
		...(leavesOwners({ from, to }) ? { ConditionExpression: 'size(ids) > :one' } : {}),
		ExpressionAttributeValues: {
			':staff': 'staff',
			':them': new Set([userId]),
			...(leavesOwners({ from, to }) ? { ':one': 1 } : {}),
		},
	},
});

/** The writes for an account that begins as one of staff. */
export const listNew = (TableName: string, userId: string, roles: readonly StaffRole[]) => {
	const to = listingOf({ roles, status: 'active' });
	return to === 'nobody' ? [] : [relist(TableName, { userId, from: 'nobody', to })];
};

/**
 * Notes somebody of staff who is no owner. It takes nobody off the owners, so that a role that is given at the same moment stands; who
 * is on the list and has no role any more is told from their account.
 */
export const noteOther = (TableName: string, userId: string) => ({
	TableName,
	Key: staffListKey,
	UpdateExpression: 'SET entity = :staff ADD otherIds :them',
	ConditionExpression: 'NOT contains(otherIds, :id)',
	ExpressionAttributeValues: { ':staff': 'staff', ':them': new Set([userId]), ':id': userId },
});
