import { shortDayWithYear } from '@tulia/centre/date-words';
import type { FreeTime } from '@tulia/contracts/appointment/series-schemas';
import type { SeriesTime } from '@tulia/contracts/series/schemas';

/** Staff's changes of the proposed dates, by key. */
export interface Choices {
	readonly leftOut?: readonly string[] | undefined;
	readonly instead?: Readonly<Record<string, FreeTime>> | undefined;
}

/** One requested visit, before it is booked or moved. */
export interface AskedTime {
	readonly key: string;
	readonly time: SeriesTime;
	readonly psychologistId: string;
	readonly psychologist: string;
	/** A note beside the date, such as the current time. */
	readonly note?: string;
}

export const isLeftOut = ({ leftOut = [] }: Choices, key: string): boolean => leftOut.includes(key);

/** The time of a visit: the proposed one if it is free, or its replacement. */
function chosenTime({ instead = {} }: Choices, { key, time, ...whom }: AskedTime): FreeTime | undefined {
	if (instead[key]) return instead[key];
	return time.state === 'free'
		? { date: time.date, time: time.time, psychologistId: whom.psychologistId, psychologist: whom.psychologist }
		: undefined;
}

/** The visits to request: without those left out and those without a time. */
export const wantedTimes = (
	choices: Choices,
	asked: readonly AskedTime[],
): readonly (AskedTime & { readonly chosen: FreeTime })[] =>
	asked.flatMap((one) => {
		const chosen = isLeftOut(choices, one.key) ? undefined : chosenTime(choices, one);
		return chosen ? [{ ...one, chosen }] : [];
	});

export const dateWords = ({ date, time }: Pick<FreeTime, 'date' | 'time'>): string =>
	`${shortDayWithYear(date)}, ${time}`;

/** `8 visits`, `1 visit`. */
export const visitsWords = (count: number): string => (count === 1 ? '1 visit' : `${count} visits`);
