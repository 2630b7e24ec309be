import { type Day, isDay } from '@tulia/centre/day';

/** The options of a day sheet, stored in its address. */
export interface DaySheetView {
	readonly date: Day;
	/** The id of the psychologist whose visits are shown; `undefined` for all. */
	readonly psychologist: string | undefined;
	/** Whether the sheet has full names with phone numbers, or only initials because others can read it. */
	readonly names: 'names' | 'initials';
}

/** Parses an address, which is untrusted input: an invalid day becomes today. */
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
