import type { VisitClient } from '@tulia/contracts/appointment/staff-schemas';

/** Whether an address was confirmed from its mailbox, as staff read it. */
export const confirmedWords = (emailVerified: boolean): string =>
	emailVerified ? 'Email confirmed' : 'Email not confirmed yet';

/** What stands beside a client whose address nobody confirmed. Undefined once it is, and where the account was deleted. */
export const unconfirmedWords = ({
	email,
	emailVerified,
}: Pick<VisitClient, 'email' | 'emailVerified'>): string | undefined =>
	emailVerified || email === '' ? undefined : confirmedWords(false);
