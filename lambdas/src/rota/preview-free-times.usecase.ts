import { dayOf, wallTime } from '@tulia/centre/clock';
import { addDays, daysFrom } from '@tulia/centre/day';
import {
	type AvailabilitySnapshot,
	dayAvailability,
	freeTimesIn,
	offersOn,
} from '../availability/availability-snapshot.ts';
import type { AvailabilitySources } from '../availability/availability-sources.ts';
import { readSnapshot } from '../availability/read-snapshot.usecase.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';

const DAYS = 7;

export interface PreviewFreeTimesDeps {
	readonly sources: AvailabilitySources;
	readonly now: () => Date;
}

const WHY_NONE = {
	full: 'Fully booked',
	too_soon: 'Too soon to book',
	too_far: 'Too far ahead to book',
	closed: 'Closed',
} as const;

function dayIn(snapshot: AvailabilitySnapshot, date: string) {
	const offers = offersOn(snapshot, date);
	const { state, reason } = dayAvailability(snapshot, date, offers);
	const closedReason = state === 'open' ? undefined : (reason ?? WHY_NONE[state]);
	return {
		date,
		times: freeTimesIn(offers).map(wallTime),
		...(closedReason === undefined ? {} : { reason: closedReason }),
	};
}

/** The free start times of the next seven days from today, computed exactly as for clients. */
export const previewFreeTimes =
	({ sources, now }: PreviewFreeTimesDeps) =>
	async ({
		params,
		query,
	}: RequestFor<'previewFreeTimes', 'params' | 'query'>): Promise<ResultFor<'previewFreeTimes'>> => {
		const moment = now();
		const from = dayOf(moment);
		const to = addDays(from, DAYS - 1);
		const question = { serviceId: query.serviceId, psychologistId: params.id, from, to, now: moment };
		const availability = await readSnapshot(sources, question);
		return availability.ok
			? ok({ data: daysFrom(from, to).map((day) => dayIn(availability.value.snapshot, day)) })
			: availability;
	};
