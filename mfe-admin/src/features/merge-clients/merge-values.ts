import type { ClientMerge, ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { paths } from '@tulia/platform';

type Side = ClientMerge['name'];

/** The form values. A type, not an interface, so that it is assignable to a record of fields. */
export type MergeValues = {
	readonly name?: Side;
	readonly phone?: Side;
	readonly email?: Side;
	readonly notices?: Side;
	readonly reason?: string | undefined;
	readonly samePerson?: boolean | undefined;
	readonly opensVisits?: boolean | undefined;
};

export const comparisonOf = (id: string, otherId: string): string =>
	`${paths.adminMergeClient(id)}?with=${encodeURIComponent(otherId)}`;

/** Whether the client has a log-in with a confirmed address. */
export const hasLogIn = ({ hasPassword, emailVerified }: ClientRecord): boolean => hasPassword && emailVerified;

/**
 * Orders two records as remaining and other. The record with a log-in remains, or else the one from which staff
 * started.
 */
export const inOrderOfMerge = <T extends { readonly client: ClientRecord }>(from: T, found: T): readonly [T, T] =>
	hasLogIn(found.client) && !hasLogIn(from.client) ? [found, from] : [from, found];

/** By default the facts of the remaining record remain; a fact that it lacks is taken from the other record. */
export const initialValues = (kept: ClientRecord, other: ClientRecord): MergeValues => ({
	name: 'kept',
	phone: kept.phone || !other.phone ? 'kept' : 'other',
	email: kept.email || !other.email ? 'kept' : 'other',
	notices: kept.notices || !other.notices ? 'kept' : 'other',
});

export function bodyOf(values: MergeValues, kept: ClientRecord, other: ClientRecord): ClientMerge {
	const { name = 'kept', phone = 'kept', email = 'kept', notices = 'kept', reason = '' } = values;
	return {
		...{ otherId: other.id, name, phone, email, notices, reason },
		...(values.samePerson ? { samePerson: true } : {}),
		...(values.opensVisits ? { opensVisits: true } : {}),
		version: kept.version,
		otherVersion: other.version,
	};
}
