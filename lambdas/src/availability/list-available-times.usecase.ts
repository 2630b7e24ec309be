import { wallTime } from '@tulia/centre/clock';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import type { VisitorLimits } from '../platform/limits/visitor-limits.ts';
import { freeTimesIn, offersOn } from './availability-snapshot.ts';
import type { AvailabilitySources } from './availability-sources.ts';
import { sourcesOfQuestions } from './cached-facts.ts';
import { readSnapshot } from './read-snapshot.usecase.ts';

interface ListAvailableTimesDeps {
	readonly sources: AvailabilitySources;
	readonly limits: VisitorLimits;
	readonly now: () => Date;
}

/** The free start times of a day; none on a day that cannot be booked. */
export const listAvailableTimes = ({ sources, limits, now }: ListAvailableTimesDeps) => {
	const sourcesOf = sourcesOfQuestions(sources, now);
	return async ({
		query,
		viewer,
	}: RequestFor<'listAvailableTimes', 'viewer' | 'query'>): Promise<ResultFor<'listAvailableTimes'>> => {
		const { date, serviceId, psychologistId } = query;
		const requestSources = sourcesOf();
		// In parallel: a refused request costs one more small read, all others save a round trip.
		const [admitted] = await Promise.all([
			limits.admit({ kind: 'times', viewer, now: now() }),
			requestSources.psychologists.list(),
		]);
		if (!admitted.ok) return admitted;
		const availability = await readSnapshot(requestSources, {
			serviceId,
			psychologistId,
			from: date,
			to: date,
			now: now(),
		});
		return availability.ok
			? ok({ data: freeTimesIn(offersOn(availability.value.snapshot, date)).map(wallTime) })
			: availability;
	};
};
