import { shortDayWithYear } from '@tulia/centre/date-words';
import type { FreeTime } from '@tulia/contracts/appointment/series-schemas';
import type { SeriesTime } from '@tulia/contracts/series/schemas';

/** What staff changed of the dates that were proposed, by the key of each. */
export interface Choices {
	readonly leftOut?: readonly string[] | undefined;
	readonly instead?: Readonly<Record<string, FreeTime>> | undefined;
}

/** One visit that is asked for, before it is booked or moved. */
export interface AskedTime {
	readonly key: string;
	readonly time: SeriesTime;
	readonly psychologistId: string;
	readonly psychologist: string;
	/** What stands beside the date, such as the time it is at now. */
	readonly note?: string;
}

export const isLeftOut = ({ leftOut = [] }: Choices, key: string): boolean => leftOut.includes(key);

/** The time a visit would have: the one proposed where it is free, or the one chosen instead. */
function chosenTime({ instead = {} }: Choices, { key, time, ...whom }: AskedTime): FreeTime | undefined {
	if (instead[key]) return instead[key];
	return time.state === 'free'
		? { date: time.date, time: time.time, psychologistId: whom.psychologistId, psychologist: whom.psychologist }
		: undefined;
}

/** Those that will be asked for: what is left out, and what has no time yet, is not. */
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
