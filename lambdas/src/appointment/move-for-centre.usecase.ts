import type { moveAppointment as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { BodyOf, ParamsOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { type Result, refuse } from '../platform/result.ts';
import type { moveAppointment } from './move-appointment.usecase.ts';
import { type ReadDetailDeps, readDetail } from './read-detail.usecase.ts';

interface MoveForCentreDeps extends ReadDetailDeps {
	readonly move: ReturnType<typeof moveAppointment>;
}
interface Input {
	readonly params: ParamsOf<typeof endpoint>;
	readonly body: BodyOf<typeof endpoint>;
	readonly caller: { readonly userId: string };
	readonly idempotencyKey: string | undefined;
}

/** Moves for the centre: exempt from lead time and the 24 hours, bound to hours, grid and what is taken. */
export const moveForCentre =
	(deps: MoveForCentreDeps) =>
	async ({
		params: { id },
		body,
		caller,
		idempotencyKey,
	}: Input): Promise<Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>> => {
		const order = { appointmentId: id, wish: body, by: 'staff', actor: caller.userId } as const;
		const answer = await deps.move({ ...order, key: idempotencyKey });
		if (answer.ok) return readDetail(deps)(id);
		// Staff are bound to no hour; the rule of clients never speaks here.
		return answer.refusal === 'too_late' ? refuse('appointment_changed') : { ...answer, refusal: answer.refusal };
	};
