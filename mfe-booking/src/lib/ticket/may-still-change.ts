import type { Ticket } from '@tulia/contracts/appointment/schemas';

/** Whether the client may still move or cancel the visit: up to 24 hours before it (rule 4). */
export const mayStillChange = ({ changeableUntil }: Pick<Ticket, 'changeableUntil'>, now: Date): boolean =>
	Date.parse(changeableUntil) > now.getTime();
