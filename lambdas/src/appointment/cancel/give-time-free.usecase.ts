import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { refuse } from '../../platform/http/result.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { type RetryPolicy, retryOptimistically } from '../attempt/retry-optimistically.ts';
import { type ReadDetailDeps, readDetail } from '../read/read-detail.usecase.ts';

export interface GiveTimeFreeDeps extends ReadDetailDeps, RetryPolicy {
	readonly appointments: ReadDetailDeps['appointments'] & Pick<AppointmentStore, 'find' | 'giveTimeFree'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Gives free the time of a cancelled visit that was kept free. Idempotent. */
export const giveTimeFree =
	(deps: GiveTimeFreeDeps) =>
	async ({
		params: { id },
		caller,
	}: RequestFor<'giveTimeFree', 'params' | 'caller', 'userId'>): Promise<ResultFor<'giveTimeFree'>> => {
		const answer = await retryOptimistically(async () => {
			const appointment = await deps.appointments.find(id);
			if (appointment?.keptFree === undefined) return { answer: await readDetail(deps)(id) };
			const now = deps.now();
			const newIds = { audit: deps.newId(now), history: deps.newId(now) };
			const written = await deps.appointments.giveTimeFree({ appointment, actor: caller.userId, newIds, now });
			return written === 'recorded' ? { answer: await readDetail(deps)(id) } : { again: written };
		}, deps);
		return answer ?? refuse('unavailable', { retryAfterSeconds: 2 });
	};
