import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore } from '../client.ts';

interface AllVisitsDeps {
	readonly appointments: Pick<AppointmentStore, 'listOf' | 'find'>;
	readonly clients: Pick<ClientStore, 'read'>;
}

/** All visits of a client. The index may lack the last second; the account's list of upcoming ones is consistent. */
export async function allVisitsOf(
	{ appointments, clients }: AllVisitsDeps,
	userId: string,
): Promise<readonly Appointment[]> {
	const [listed, client] = await Promise.all([appointments.listOf(userId), clients.read(userId)]);
	const known = new Set(listed.map(({ id }) => id));
	const missing = (client?.upcoming ?? []).filter(({ aid }) => !known.has(aid));
	const found = await Promise.all(missing.map(({ aid }) => appointments.find(aid)));
	return [...listed, ...found.filter((appointment) => appointment !== undefined)].filter(
		(appointment) => appointment.userId === userId,
	);
}
