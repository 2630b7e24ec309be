import type { releaseUnconfirmedVisits as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { AuditEntry } from '../audit/audit-item.ts';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import type { CancelAppointment } from './cancel-appointment.usecase.ts';
import { heldByUnconfirmed, type UnconfirmedVisitsDeps } from './list-unconfirmed-visits.usecase.ts';

export interface ReleaseVisitsDeps extends UnconfirmedVisitsDeps {
	readonly cancel: CancelAppointment;
	readonly noteAction: (entry: AuditEntry) => Promise<void>;
	readonly newId: (now: Date) => string;
}

/** Cancellations at once: each waits for its own transaction, and thirty one after the other would take seconds. */
const AT_ONCE = 5;

/**
 * Frees the times that accounts of one network hold without a confirmed address. Each is cancelled as staff cancel any visit, in a transaction of
 * its own with its audit entry and its mail, so a crash in the middle leaves some of them for the next call and none in between.
 */
export const releaseUnconfirmedVisits =
	(deps: ReleaseVisitsDeps) =>
	async ({
		body: { network },
		caller: { userId: actor },
	}: Pick<Input<typeof endpoint>, 'body' | 'caller'>): Promise<HandlerResult<'releaseUnconfirmedVisits'>> => {
		const ids = (await heldByUnconfirmed(deps)).flatMap((one) => (one.network === network ? [one.appointment.id] : []));
		if (ids.length === 0) return ok({ released: 0 });
		const at = deps.now();
		await deps.noteAction({ id: deps.newId(at), actor, action: 'visits_released', object: network, at });
		const waiting = ids.values();
		let released = 0;
		const worker = async (): Promise<void> => {
			for (const appointmentId of waiting) {
				const answer = await deps.cancel({ appointmentId, by: 'staff', actor });
				if (answer.ok) released += 1;
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, worker));
		return released === ids.length ? ok({ released }) : refuse('unavailable', { retryAfterSeconds: 2 });
	};
