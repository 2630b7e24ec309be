import { statedAddress } from '../../platform/confirmed-address.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore } from '../client.ts';
import { isTicketNumber } from '../ticket-number.ts';

const ADDRESS = /^\S+@\S+$/;

export interface FindExactlyDeps {
	readonly appointments: Pick<AppointmentStore, 'findByTicket' | 'listOf'>;
	readonly clients: Pick<ClientStore, 'findByEmail'>;
}

/**
 * The appointments named by a whole ticket number or email address, at any time, soonest first. Undefined when the text
 * is neither: then it is searched as a part.
 */
export async function findExactly(
	{ appointments, clients }: FindExactlyDeps,
	text: string,
): Promise<readonly Appointment[] | undefined> {
	const wanted = text.trim();
	if (isTicketNumber(wanted.toUpperCase())) {
		const found = await appointments.findByTicket(wanted.toUpperCase());
		return found ? [found] : [];
	}
	if (!ADDRESS.test(wanted)) return undefined;
	const userId = await clients.findByEmail(statedAddress(wanted, 'staff_search'));
	return userId === undefined ? [] : appointments.listOf(userId);
}
