import type { listAvailableTimes as endpoint } from '@tulia/contracts/availability/endpoints';
import type { QueryOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { Viewer } from '../platform/request.ts';
import { ok, type Result, refuse } from '../platform/result.ts';
import type { VisitorLimits } from '../platform/visitor-limits.ts';
import { isDay, wallTime } from './centre-time.ts';
import { freeTimesIn, offersOn } from './diary.ts';
import type { DiarySources } from './diary-sources.ts';
import { readDiary } from './read-diary.usecase.ts';

interface ListAvailableTimesDeps {
	readonly sources: DiarySources;
	readonly limits: VisitorLimits;
	readonly now: () => Date;
}
interface Input {
	readonly viewer: Viewer;
	readonly query: QueryOf<typeof endpoint>;
}

/** The free start times of a day. A day that cannot be booked has none; only a day that does not exist is refused. */
export const listAvailableTimes =
	({ sources, limits, now }: ListAvailableTimesDeps) =>
	async ({ query, viewer }: Input): Promise<Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>> => {
		const { date, serviceId, psychologistId } = query;
		if (!isDay(date)) return refuse('date_not_bookable', { detail: 'This day is not in the calendar.' });
		const admitted = await limits.admit({ kind: 'times', viewer, now: now() });
		if (!admitted.ok) return admitted;
		const page = await readDiary(sources, { serviceId, psychologistId, from: date, to: date, now: now() });
		return page.ok ? ok({ data: freeTimesIn(offersOn(page.value.diary, date)).map(wallTime) }) : page;
	};
