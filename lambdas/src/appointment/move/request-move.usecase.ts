import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore } from '../client.ts';
import { type ReadDetailDeps, readDetail } from '../read/read-detail.usecase.ts';
import { ticketOf } from '../ticket.ts';
import type { moveAppointment } from './move-appointment.usecase.ts';

interface MoveMyAppointmentDeps {
	readonly appointments: Pick<AppointmentStore, 'findByTicket'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly move: ReturnType<typeof moveAppointment>;
}

/** Moves one of the caller's own appointments; anybody else's is as unknown as one that does not exist. */
export const moveMyAppointment =
	({ appointments, clients, move }: MoveMyAppointmentDeps) =>
	async ({
		params,
		body,
		caller,
		idempotencyKey,
	}: RequestFor<'moveMyAppointment', 'params' | 'body' | 'caller' | 'idempotencyKey', 'userId'>): Promise<
		ResultFor<'moveMyAppointment'>
	> => {
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

interface MoveForCentreDeps extends ReadDetailDeps {
	readonly move: ReturnType<typeof moveAppointment>;
}

/** Moves for the centre: exempt from lead time and the 24 hours, bound to hours, grid and what is taken. */
export const moveForCentre =
	(deps: MoveForCentreDeps) =>
	async ({
		params: { id },
		body,
		caller,
		idempotencyKey,
	}: RequestFor<'moveAppointment', 'params' | 'body' | 'caller' | 'idempotencyKey', 'userId'>): Promise<
		ResultFor<'moveAppointment'>
	> => {
		const order = { appointmentId: id, wish: body, by: 'staff', actor: caller.userId } as const;
		const answer = await deps.move({ ...order, key: idempotencyKey });
		if (answer.ok) return readDetail(deps)(id);
		// Staff are bound to no hour; the rule of clients never speaks here.
		return answer.refusal === 'too_late' ? refuse('appointment_changed') : { ...answer, refusal: answer.refusal };
	};
