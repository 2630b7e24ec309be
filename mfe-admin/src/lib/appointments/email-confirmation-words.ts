import type { VisitClient } from '@tulia/contracts/appointment/staff-schemas';

/** Whether an address is confirmed, in words for staff. */
export const confirmedWords = (emailVerified: boolean): string =>
	emailVerified ? 'Email confirmed' : 'Email not confirmed yet';

/**
 * The remark beside a client with an unconfirmed address; `undefined` if the address is confirmed or the account was
 * deleted.
 */
export const unconfirmedWords = ({
	email,
	emailVerified,
}: Pick<VisitClient, 'email' | 'emailVerified'>): string | undefined =>
	emailVerified || email === '' ? undefined : confirmedWords(false);
