/** Whether an address was confirmed from its mailbox, as staff read it. */
export const confirmedWords = (emailVerified: boolean): string =>
	emailVerified ? 'Email confirmed' : 'Email not confirmed yet';
