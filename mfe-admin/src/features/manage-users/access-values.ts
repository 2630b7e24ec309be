import type { BodyOf } from '@tulia/contracts/endpoint';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { changeUser } from '@tulia/contracts/user/endpoints';
import type { StaffUser } from '@tulia/contracts/user/schemas';
import type { Fact } from '../../lib/editing/version-conflict.tsx';
import { roleWords, stateWords } from './user-words.ts';

export interface AccessValues {
	readonly roles?: readonly StaffRole[];
	readonly psychologistId?: string | undefined;
	readonly status?: StaffUser['status'];
	readonly confirmation?: string;
}

export const valuesOf = ({ roles, psychologistId, status }: StaffUser): AccessValues => ({
	roles,
	...(psychologistId === undefined ? {} : { psychologistId }),
	status,
});

/** The psychologist of the account; only for the role psychologist. */
const entryIn = ({ roles = [], psychologistId }: Pick<AccessValues, 'roles' | 'psychologistId'>): string | undefined =>
	roles.includes('psychologist') ? psychologistId : undefined;

export const isChange = (values: AccessValues, user: StaffUser): boolean =>
	values.roles?.join() !== user.roles.join() || entryIn(values) !== entryIn(user) || values.status !== user.status;

export function bodyOf(values: AccessValues, version: number): BodyOf<typeof changeUser> {
	const { roles, status, confirmation = '' } = values;
	const psychologistId = entryIn(values);
	return {
		...(roles === undefined ? {} : { roles: [...roles] }),
		...(psychologistId === undefined ? {} : { psychologistId }),
		...(status === undefined ? {} : { status }),
		confirmation,
		version,
	};
}

export const factsOf = ({ roles = [], status = 'active' }: AccessValues): readonly Fact[] => [
	{ label: 'Roles', text: roleWords({ roles }) },
	{ label: 'State', text: stateWords({ status }) },
];
