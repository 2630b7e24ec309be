import type { Ticket } from '@tulia/contracts/appointment/schemas';

/** Whether a visit is still to come, or going on. */
export const isUpcoming = ({ status, endsAt }: Pick<Ticket, 'status' | 'endsAt'>, now: Date): boolean =>
	status === 'confirmed' && Date.parse(endsAt) > now.getTime();
