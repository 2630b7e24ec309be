import { daysBetween, daysFrom } from '@tulia/centre/day';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, type Refused, refuse } from '../platform/http/result.ts';
import type { VisitorLimits } from '../platform/limits/visitor-limits.ts';
import { dayAvailability } from './availability-snapshot.ts';
import type { AvailabilitySources } from './availability-sources.ts';
import { sourcesOfQuestions } from './cached-facts.ts';
import { readSnapshot } from './read-snapshot.usecase.ts';

/** The longest two calendar months. */
const MAX_DAYS = 62;

interface GetAvailabilityDeps {
	readonly sources: AvailabilitySources;
	readonly limits: VisitorLimits;
	readonly now: () => Date;
}

function rangeRefusal(from: string, to: string): Refused<'date_not_bookable'> | undefined {
	const refusal = (detail: string) => refuse('date_not_bookable', { detail });
	if (to < from) return refusal('The last day comes before the first.');
	if (daysBetween(from, to) >= MAX_DAYS) return refusal(`Please ask for at most ${MAX_DAYS} days.`);
	return undefined;
}

export const getAvailability = ({ sources, limits, now }: GetAvailabilityDeps) => {
	const sourcesOf = sourcesOfQuestions(sources, now);
	return async ({
		query,
		viewer,
	}: RequestFor<'getAvailability', 'viewer' | 'query'>): Promise<ResultFor<'getAvailability'>> => {
		const { serviceId, psychologistId, from, to } = query;
		const refusal = rangeRefusal(from, to);
		if (refusal) return refusal;
		const requestSources = sourcesOf();
		// In parallel: a refused request costs one more small read, all others save a round trip.
		const [admitted] = await Promise.all([
			limits.admit({ kind: 'times', viewer, now: now() }),
			requestSources.psychologists.list(),
		]);
		if (!admitted.ok) return admitted;
		const availability = await readSnapshot(requestSources, { serviceId, psychologistId, from, to, now: now() });
		if (!availability.ok) return availability;
		return ok({ data: daysFrom(from, to).map((day) => dayAvailability(availability.value.snapshot, day)) });
	};
};
