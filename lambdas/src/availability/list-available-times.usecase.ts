import type { listAvailableTimes as endpoint } from '@tulia/contracts/availability/endpoints';
import type { QueryOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { ok, type Result, refuse } from '../platform/result.ts';
import { isDay, wallTime } from './centre-time.ts';
import { freeTimesIn, offersOn } from './diary.ts';
import type { DiarySources } from './diary-sources.ts';
import { readDiary } from './read-diary.usecase.ts';

interface ListAvailableTimesDeps {
	readonly sources: DiarySources;
	readonly now: () => Date;
}
interface Input {
	readonly query: QueryOf<typeof endpoint>;
}

/** The free start times of a day. A day that cannot be booked has none; only a day that does not exist is refused. */
export const listAvailableTimes =
	({ sources, now }: ListAvailableTimesDeps) =>
	async ({ query }: Input): Promise<Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>> => {
		const { date, serviceId, psychologistId } = query;
		if (!isDay(date)) return refuse('date_not_bookable', { detail: 'This day is not in the calendar.' });
		const page = await readDiary(sources, { serviceId, psychologistId, from: date, to: date, now: now() });
		return page.ok ? ok({ data: freeTimesIn(offersOn(page.value.diary, date)).map(wallTime) }) : page;
	};
