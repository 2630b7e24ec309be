import type { getMyAppointment as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { ParamsOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { ok, type Result, refuse } from '../platform/result.ts';
import type { AppointmentStore } from './appointment-store.ts';
import type { ClientStore } from './client.ts';
import { ticketOf } from './ticket.ts';

interface GetMyAppointmentDeps {
	readonly appointments: Pick<AppointmentStore, 'findByTicket'>;
	readonly clients: Pick<ClientStore, 'read'>;
}
interface Input {
	readonly params: ParamsOf<typeof endpoint>;
	readonly caller: { readonly userId: string };
}

/** One ticket of the caller. A number is never a credential: somebody else's is as unknown as one that does not exist. */
export const getMyAppointment =
	({ appointments, clients }: GetMyAppointmentDeps) =>
	async ({ params, caller }: Input): Promise<Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>> => {
		const [client, appointment] = await Promise.all([
			clients.read(caller.userId),
			appointments.findByTicket(params.ticketNumber),
		]);
		return client && appointment?.userId === caller.userId
			? ok(ticketOf(appointment, client.name))
			: refuse('not_found');
	};
