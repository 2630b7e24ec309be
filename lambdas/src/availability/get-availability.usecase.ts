import type { getAvailability as endpoint } from '@tulia/contracts/availability/endpoints';
import type { QueryOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { Viewer } from '../platform/request.ts';
import { ok, type Refused, type Result, refuse } from '../platform/result.ts';
import type { VisitorLimits } from '../platform/visitor-limits.ts';
import { daysBetween, daysFrom, isDay } from './centre-time.ts';
import { dayAvailability } from './diary.ts';
import type { DiarySources } from './diary-sources.ts';
import { readDiary } from './read-diary.usecase.ts';

/** As many days as two calendar months can have. */
const MAX_DAYS = 62;

interface GetAvailabilityDeps {
	readonly sources: DiarySources;
	readonly limits: VisitorLimits;
	readonly now: () => Date;
}
interface Input {
	readonly viewer: Viewer;
	readonly query: QueryOf<typeof endpoint>;
}

function rangeRefusal(from: string, to: string): Refused<'date_not_bookable'> | undefined {
	const refusal = (detail: string) => refuse('date_not_bookable', { detail });
	if (!isDay(from) || !isDay(to)) return refusal('This day is not in the calendar.');
	if (to < from) return refusal('The last day comes before the first.');
	if (daysBetween(from, to) >= MAX_DAYS) return refusal(`Please ask for at most ${MAX_DAYS} days.`);
	return undefined;
}

/** A state for each day of a range. */
export const getAvailability =
	({ sources, limits, now }: GetAvailabilityDeps) =>
	async ({ query, viewer }: Input): Promise<Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>> => {
		const { serviceId, psychologistId, from, to } = query;
		const refusal = rangeRefusal(from, to);
		if (refusal) return refusal;
		const admitted = await limits.admit({ kind: 'times', viewer, now: now() });
		if (!admitted.ok) return admitted;
		const page = await readDiary(sources, { serviceId, psychologistId, from, to, now: now() });
		if (!page.ok) return page;
		return ok({ data: daysFrom(from, to).map((day) => dayAvailability(page.value.diary, day)) });
	};
