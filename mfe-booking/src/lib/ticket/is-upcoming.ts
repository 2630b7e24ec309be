import type { Ticket } from '@tulia/contracts/appointment/schemas';

/** Whether a visit is upcoming or in progress. */
export const isUpcoming = ({ status, endsAt }: Pick<Ticket, 'status' | 'endsAt'>, now: Date): boolean =>
	status === 'confirmed' && Date.parse(endsAt) > now.getTime();
