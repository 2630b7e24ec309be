import type { moveMyAppointment as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { BodyOf, ParamsOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { ok, type Result, refuse } from '../platform/result.ts';
import type { AppointmentStore } from './appointment-store.ts';
import type { ClientStore } from './client.ts';
import type { moveAppointment } from './move-appointment.usecase.ts';
import { ticketOf } from './ticket.ts';

interface MoveMyAppointmentDeps {
	readonly appointments: Pick<AppointmentStore, 'findByTicket'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly move: ReturnType<typeof moveAppointment>;
}
interface Input {
	readonly params: ParamsOf<typeof endpoint>;
	readonly body: BodyOf<typeof endpoint>;
	readonly caller: { readonly userId: string };
	readonly idempotencyKey: string | undefined;
}

/** Moves one of the caller's own appointments; anybody else's is as unknown as one that does not exist. */
export const moveMyAppointment =
	({ appointments, clients, move }: MoveMyAppointmentDeps) =>
	async ({
		params,
		body,
		caller,
		idempotencyKey,
	}: Input): Promise<Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>> => {
		const { userId } = caller;
		const [client, appointment] = await Promise.all([
			clients.read(userId),
			appointments.findByTicket(params.ticketNumber),
		]);
		if (!client || appointment?.userId !== userId) return refuse('not_found');
		const order = { appointmentId: appointment.id, wish: body, by: 'client', actor: userId } as const;
		const answer = await move({ ...order, key: idempotencyKey });
		return answer.ok ? ok({ ticket: ticketOf(answer.value, client.name) }) : answer;
	};
