import type { cancelMyAppointment as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { BodyOf, ParamsOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { ok, type Result, refuse } from '../platform/result.ts';
import type { AppointmentStore } from './appointment-store.ts';
import type { CancelAppointment } from './cancel-appointment.usecase.ts';
import type { ClientStore } from './client.ts';
import { type OpenCipher, sealedText } from './sealed-text.ts';
import { ticketOf } from './ticket.ts';

interface CancelMyAppointmentDeps {
	readonly appointments: Pick<AppointmentStore, 'findByTicket'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly cancel: CancelAppointment;
	readonly openCipher: OpenCipher;
}
interface Input {
	readonly params: ParamsOf<typeof endpoint>;
	readonly body: BodyOf<typeof endpoint>;
	readonly caller: { readonly userId: string };
}

/** Cancels one of the caller's own appointments; anybody else's is as unknown as one that does not exist. */
export const cancelMyAppointment =
	({ appointments, clients, cancel, openCipher }: CancelMyAppointmentDeps) =>
	async ({ params, body, caller }: Input): Promise<Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>> => {
		const { userId } = caller;
		const [client, appointment] = await Promise.all([
			clients.read(userId),
			appointments.findByTicket(params.ticketNumber),
		]);
		if (!client || appointment?.userId !== userId) return refuse('not_found');
		const { id } = appointment;
		const reason = await sealedText(openCipher, body.reason, id);
		const answer = await cancel({ appointmentId: id, by: 'client', actor: userId, reason });
		return answer.ok ? ok({ ticket: ticketOf(answer.value, client.name) }) : answer;
	};
