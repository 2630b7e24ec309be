import { type FindCrisisWords, hasCrisisWords } from '../../crisis/crisis-words.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore } from '../client.ts';
import { type ReadDetailDeps, readDetail } from '../read/read-detail.usecase.ts';
import { ticketOf } from '../read/ticket.ts';
import { type OpenCipher, sealedText } from '../sealed-text.ts';
import type { CancelAppointment } from './cancel-appointment.usecase.ts';

interface CancelMyAppointmentDeps {
	readonly appointments: Pick<AppointmentStore, 'findByTicket'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly cancel: CancelAppointment;
	readonly openCipher: OpenCipher;
	readonly findCrisisWords: FindCrisisWords;
}

/** Cancels one of the caller's own appointments; those of others are not found. */
export const cancelMyAppointment =
	({ appointments, clients, cancel, openCipher, findCrisisWords }: CancelMyAppointmentDeps) =>
	async ({
		params,
		body,
		caller,
	}: RequestFor<'cancelMyAppointment', 'params' | 'body' | 'caller', 'userId'>): Promise<
		ResultFor<'cancelMyAppointment'>
	> => {
		const { userId } = caller;
		const [client, appointment] = await Promise.all([
			clients.read(userId),
			appointments.findByTicket(params.ticketNumber),
		]);
		if (!client || appointment?.userId !== userId) return refuse('not_found');
		const { id } = appointment;
		const reason = await sealedText(openCipher, body.reason, id);
		const mayBeInCrisis = await hasCrisisWords(findCrisisWords, body.reason);
		const order = { appointmentId: id, by: 'client', how: 'website', actor: userId, reason, mayBeInCrisis } as const;
		const answer = await cancel(order);
		return answer.ok ? ok({ ticket: ticketOf(answer.value, client.name) }) : answer;
	};

interface CancelForCentreDeps extends ReadDetailDeps {
	readonly cancel: CancelAppointment;
}

export const CANCELLED_FOR = {
	centre: { by: 'staff' },
	client_by_phone: { by: 'client', how: 'phone' },
	client_at_desk: { by: 'client', how: 'desk' },
} as const;

/** Cancels a confirmed visit at any time: for the centre, or at the client's request to staff. */
export const cancelForCentre =
	(deps: CancelForCentreDeps) =>
	async ({
		params: { id },
		body,
		caller,
	}: RequestFor<'cancelAppointment', 'params' | 'body' | 'caller', 'userId'>): Promise<
		ResultFor<'cancelAppointment'>
	> => {
		const reason = await sealedText(deps.openCipher, body.reason, id);
		const { version, keepFree, cancelledFor = 'centre' } = body;
		const who = CANCELLED_FOR[cancelledFor];
		const answer = await deps.cancel({ appointmentId: id, ...who, actor: caller.userId, reason, version, keepFree });
		if (answer.ok) return readDetail(deps)(id);
		// No time limit applies to staff, so the rule of clients cannot refuse.
		return answer.refusal === 'too_late' ? refuse('appointment_changed') : { ...answer, refusal: answer.refusal };
	};
