import { type Day, isDay } from '@tulia/centre/day';

/** What a day sheet shows, kept in its address. */
export interface DaySheetView {
	readonly date: Day;
	/** The visits of one psychologist; undefined: everybody's. */
	readonly psychologist: string | undefined;
	/** Whole names with phone numbers, or initials alone for a sheet that lies open. */
	readonly names: 'names' | 'initials';
}

/** Reads an address; what is no day is today, since anybody can write an address. */
export function parseDaySheet(params: URLSearchParams, today: Day): DaySheetView {
	const date = params.get('date') ?? '';
	return {
		date: isDay(date) ? date : today,
		psychologist: params.get('psychologist') || undefined,
		names: params.get('names') === 'initials' ? 'initials' : 'names',
	};
}

export const daySheetParams = ({ date, psychologist, names }: DaySheetView): URLSearchParams =>
	new URLSearchParams({
		date,
		...(psychologist === undefined ? {} : { psychologist }),
		...(names === 'initials' ? { names } : {}),
	});
