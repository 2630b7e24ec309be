import type { ClientMerge, ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { paths } from '@tulia/platform';

type Side = ClientMerge['name'];

/** What the form holds. A type, not an interface, so that it fits any record of fields. */
export type MergeValues = {
	readonly name?: Side;
	readonly phone?: Side;
	readonly email?: Side;
	readonly notices?: Side;
	readonly reason?: string | undefined;
	readonly samePerson?: boolean | undefined;
	readonly opensVisits?: boolean | undefined;
};

/** Where two records stand side by side. */
export const comparisonOf = (id: string, otherId: string): string =>
	`${paths.adminMergeClient(id)}?with=${encodeURIComponent(otherId)}`;

/** Somebody logs in to it who confirmed the address. */
export const hasLogIn = ({ hasPassword, emailVerified }: ClientRecord): boolean => hasPassword && emailVerified;

/** Which of two records stays: the one that somebody logs in to, else the one staff came from. */
export const inOrderOfMerge = <T extends { readonly client: ClientRecord }>(from: T, found: T): readonly [T, T] =>
	hasLogIn(found.client) && !hasLogIn(from.client) ? [found, from] : [from, found];

/** What stays unless staff say otherwise: what the one that stays says, and else what the other one does. */
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
