import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { isAboutTime, nearestTimes } from '../book/nearest-times.usecase.ts';
import type { ClientStore } from '../client.ts';
import { type ReadDetailDeps, readDetail } from '../read/read-detail.usecase.ts';
import { ticketOf } from '../read/ticket.ts';
import type { MoveInput } from './move.ts';
import type { moveAppointment } from './move-appointment.usecase.ts';

interface MoveMyAppointmentDeps {
	readonly appointments: Pick<AppointmentStore, 'findByTicket'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly move: ReturnType<typeof moveAppointment>;
}

/** Moves one of the caller's own appointments; those of others are not found. */
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
		if (answer.ok) return ok({ ticket: ticketOf(answer.value, client.name) });
		if (answer.refusal === 'over_break') throw new Error('Clients are offered no time over a break.');
		return { ...answer, refusal: answer.refusal };
	};

interface MoveForCentreDeps extends ReadDetailDeps {
	readonly appointments: ReadDetailDeps['appointments'] & Pick<AppointmentStore, 'find'>;
	readonly clients: ReadDetailDeps['clients'] & Pick<ClientStore, 'read'>;
	readonly sources: AvailabilitySources;
	readonly now: () => Date;
	readonly move: ReturnType<typeof moveAppointment>;
}

/** Moves for the centre: without lead time and the 24 hours, but within hours, on half hours and on free cells. */
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
		// No time limit applies to staff, so the rule of clients cannot refuse.
		if (answer.refusal === 'too_late') return refuse('appointment_changed');
		const refused = { ...answer, refusal: answer.refusal };
		return isAboutTime(refused.refusal) ? { ...refused, nearest: await nearestTo(deps, id, body) } : refused;
	};

/** Staff have the client on the phone: a refused time comes with the nearest free ones. */
async function nearestTo(
	{ appointments, clients, sources, now }: MoveForCentreDeps,
	id: string,
	{ date, time }: Pick<MoveInput, 'date' | 'time'>,
) {
	const appointment = await appointments.find(id);
	if (!appointment) return [];
	const client = await clients.read(appointment.userId);
	const held = (client?.upcoming ?? []).filter(({ aid }) => aid !== id);
	return nearestTimes(sources, { serviceId: appointment.serviceId, date, time, held, now: now() });
}
