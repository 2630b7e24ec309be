import type { BodyOf } from '@tulia/contracts/endpoint';
import type { changeUser } from '@tulia/contracts/user/endpoints';
import type { StaffUser } from '@tulia/contracts/user/schemas';
import type { Fact } from '../../lib/editing/version-conflict.tsx';
import { roleWords, stateWords } from './user-words.ts';

/** What the form holds. */
export interface AccessValues {
	readonly role?: StaffUser['role'];
	readonly status?: StaffUser['status'];
	readonly confirmation?: string;
}

export const valuesOf = ({ role, status }: StaffUser): AccessValues => ({ role, status });

/** Whether anything was chosen that is not so already. */
export const isChange = ({ role, status }: AccessValues, user: StaffUser): boolean =>
	role !== user.role || status !== user.status;

export const bodyOf = (
	{ role, status, confirmation = '' }: AccessValues,
	version: number,
): BodyOf<typeof changeUser> => ({
	...(role === undefined ? {} : { role }),
	...(status === undefined ? {} : { status }),
	confirmation,
	version,
});

/** For putting two versions side by side. */
export const factsOf = ({ role = 'client', status = 'active' }: AccessValues): readonly Fact[] => [
	{ label: 'Role', text: roleWords({ role }) },
	{ label: 'State', text: stateWords({ status }) },
];
