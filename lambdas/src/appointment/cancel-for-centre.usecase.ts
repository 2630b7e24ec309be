import type { cancelAppointment as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { BodyOf, ParamsOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { type Result, refuse } from '../platform/result.ts';
import type { CancelAppointment } from './cancel-appointment.usecase.ts';
import { type ReadDetailDeps, readDetail } from './read-detail.usecase.ts';
import { sealedText } from './sealed-text.ts';

interface CancelForCentreDeps extends ReadDetailDeps {
	readonly cancel: CancelAppointment;
}
interface Input {
	readonly params: ParamsOf<typeof endpoint>;
	readonly body: BodyOf<typeof endpoint>;
	readonly caller: { readonly userId: string };
}

/** Cancels for the centre, at any time while it is confirmed. */
export const cancelForCentre =
	(deps: CancelForCentreDeps) =>
	async ({
		params: { id },
		body,
		caller,
	}: Input): Promise<Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>> => {
		const reason = await sealedText(deps.openCipher, body.reason, id);
		const { version } = body;
		const answer = await deps.cancel({ appointmentId: id, by: 'staff', actor: caller.userId, reason, version });
		if (answer.ok) return readDetail(deps)(id);
		// Staff are bound to no hour; the rule of clients never speaks here.
		return answer.refusal === 'too_late' ? refuse('appointment_changed') : { ...answer, refusal: answer.refusal };
	};
