/**
 * Appointments with a failed notice, by their start: one Query from now on returns those still to come (sparse index).
 */
export const DELIVERY_FAILURES = 'MAILS#TROUBLE';

/**
 * Marks an appointment for the list of failed notices. Its key has the start at the time of writing: the mail of a
 * later move writes another. Readers check the appointment itself.
 */
export const deliveryFailureItem = ({ id, startAt }: { readonly id: string; readonly startAt: string }) => ({
	PK: DELIVERY_FAILURES,
	SK: `${startAt}#${id}`,
	entity: 'mail-trouble',
	ttl: Math.floor(Date.parse(startAt) / 1000),
});
