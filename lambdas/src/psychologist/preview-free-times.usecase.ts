import type { previewFreeTimes as endpoint } from '@tulia/contracts/psychologist/endpoints';
import { addDays, dayOf, daysFrom, wallTime } from '../availability/centre-time.ts';
import { type Diary, dayAvailability, freeTimesIn, offersOn } from '../availability/diary.ts';
import type { DiarySources } from '../availability/diary-sources.ts';
import { readDiary } from '../availability/read-diary.usecase.ts';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok } from '../platform/result.ts';

const DAYS = 7;

export interface PreviewFreeTimesDeps {
	readonly sources: DiarySources;
	readonly now: () => Date;
}

const WHY_NONE = {
	full: 'Fully booked',
	too_soon: 'Too soon to book',
	too_far: 'Too far ahead to book',
	closed: 'Closed',
} as const;

function dayIn(diary: Diary, date: string) {
	const offers = offersOn(diary, date);
	const { state, reason } = dayAvailability(diary, date, offers);
	const why = state === 'open' ? undefined : (reason ?? WHY_NONE[state]);
	return { date, times: freeTimesIn(offers).map(wallTime), ...(why === undefined ? {} : { reason: why }) };
}

/** The free start times of the next seven days, today first, computed exactly as they are for clients. */
export const previewFreeTimes =
	({ sources, now }: PreviewFreeTimesDeps) =>
	async ({
		params,
		query,
	}: Pick<Input<typeof endpoint>, 'params' | 'query'>): Promise<HandlerResult<'previewFreeTimes'>> => {
		const moment = now();
		const from = dayOf(moment);
		const to = addDays(from, DAYS - 1);
		const question = { serviceId: query.serviceId, psychologistId: params.id, from, to, now: moment };
		const page = await readDiary(sources, question);
		return page.ok ? ok({ data: daysFrom(from, to).map((day) => dayIn(page.value.diary, day)) }) : page;
	};
