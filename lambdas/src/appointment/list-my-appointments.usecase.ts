import type { listMyAppointments as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { ResponseOf } from '@tulia/contracts/endpoint';
import { ok, type Result } from '../platform/result.ts';
import type { AppointmentStore } from './appointment-store.ts';
import type { ClientStore } from './client.ts';
import { ticketOf } from './ticket.ts';

interface ListMyAppointmentsDeps {
	readonly appointments: Pick<AppointmentStore, 'listOf'>;
	readonly clients: Pick<ClientStore, 'read'>;
}
interface Input {
	readonly caller: { readonly userId: string };
}

/** All appointments of the caller, soonest first. */
export const listMyAppointments =
	({ appointments, clients }: ListMyAppointmentsDeps) =>
	async ({ caller }: Input): Promise<Result<ResponseOf<typeof endpoint>, never>> => {
		const [client, held] = await Promise.all([clients.read(caller.userId), appointments.listOf(caller.userId)]);
		return ok({ data: held.map((appointment) => ticketOf(appointment, client?.name ?? '')) });
	};
