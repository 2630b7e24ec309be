import { shortDayWithYear } from '@tulia/centre/date-words';
import type { FreeTime } from '@tulia/contracts/appointment/series-schemas';
import type { SeriesTime } from '@tulia/contracts/series/schemas';

/** The changes that staff made to the proposed dates, by key. */
export interface Choices {
	readonly leftOut?: readonly string[] | undefined;
	readonly instead?: Readonly<Record<string, FreeTime>> | undefined;
}

/** A visit to be booked or moved, with the state of its time. */
export interface RequestedTime {
	readonly key: string;
	readonly time: SeriesTime;
	readonly psychologistId: string;
	readonly psychologist: string;
	/** A note beside the date, such as the time from which the visit moves. */
	readonly note?: string;
}

export const isLeftOut = ({ leftOut = [] }: Choices, key: string): boolean => leftOut.includes(key);

/** The time of a visit: its replacement, or the proposed time if that is free. */
function chosenTime({ instead = {} }: Choices, { key, time, ...whom }: RequestedTime): FreeTime | undefined {
	if (instead[key]) return instead[key];
	return time.state === 'free'
		? { date: time.date, time: time.time, psychologistId: whom.psychologistId, psychologist: whom.psychologist }
		: undefined;
}

/** The visits to send: those that are not left out and have a time. */
export const timesToRequest = (
	choices: Choices,
	requested: readonly RequestedTime[],
): readonly (RequestedTime & { readonly chosen: FreeTime })[] =>
	requested.flatMap((one) => {
		const chosen = isLeftOut(choices, one.key) ? undefined : chosenTime(choices, one);
		return chosen ? [{ ...one, chosen }] : [];
	});

export const dateWords = ({ date, time }: Pick<FreeTime, 'date' | 'time'>): string =>
	`${shortDayWithYear(date)}, ${time}`;

/** `8 visits`, `1 visit`. */
export const visitsWords = (count: number): string => (count === 1 ? '1 visit' : `${count} visits`);
