import type { StaffRole } from '@tulia/contracts/identity/staff-roles';

/** All staff: the owners, of whom one must remain, and the others. One item, so that a change of role is one write. */
export const staffListKey = { PK: 'STAFF#ADMINS', SK: 'S' } as const;

/** How an account is listed. */
type Listing = 'owner' | 'other' | 'unlisted';

/** The listing for these roles; a disabled account is not listed. */
export function listingOf({
	roles,
	status,
}: {
	readonly roles: readonly StaffRole[];
	readonly status: 'active' | 'disabled';
}): Listing {
	if (status !== 'active' || roles.length === 0) return 'unlisted';
	return roles.includes('owner') ? 'owner' : 'other';
}

const SETS: Record<Listing, string> = {
	owner: 'ADD ids :them DELETE otherIds :them',
	other: 'ADD otherIds :them DELETE ids :them',
	unlisted: 'DELETE ids :them, otherIds :them',
};

interface Relisting {
	readonly userId: string;
	readonly from: Listing;
	readonly to: Listing;
}

/** Whether a change removes an owner. Two concurrent removals change this one item, so the last owner remains. */
export const leavesOwners = ({ from, to }: Pick<Relisting, 'from' | 'to'>): boolean =>
	from === 'owner' && to !== 'owner';

/** Changes the listing of an account. Fails when the change would remove the last owner. */
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

/** The writes for a new account of staff. */
export const listNew = (TableName: string, userId: string, roles: readonly StaffRole[]) => {
	const to = listingOf({ roles, status: 'active' });
	return to === 'unlisted' ? [] : [relist(TableName, { userId, from: 'unlisted', to })];
};

/**
 * Lists a member of staff who is no owner. The list of owners is not changed, so that a concurrent promotion survives;
 * readers check the roles in the account.
 */
export const noteOther = (TableName: string, userId: string) => ({
	TableName,
	Key: staffListKey,
	UpdateExpression: 'SET entity = :staff ADD otherIds :them',
	ConditionExpression: 'NOT contains(otherIds, :id)',
	ExpressionAttributeValues: { ':staff': 'staff', ':them': new Set([userId]), ':id': userId },
});
