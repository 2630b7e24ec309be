/** Appointments with such a mail, by their start: one Query from now on answers those still to come (sparse, thin). */
export const DELIVERY_FAILURES = 'MAILS#TROUBLE';

/**
 * The note that there is trouble. It names the start of the moment it was written: of one that moved, the mail of the move
 * writes another. Whoever reads it looks at the appointment itself.
 */
export const deliveryFailureItem = ({ id, startAt }: { readonly id: string; readonly startAt: string }) => ({
	PK: DELIVERY_FAILURES,
	SK: `${startAt}#${id}`,
	entity: 'mail-trouble',
	ttl: Math.floor(Date.parse(startAt) / 1000),
});
