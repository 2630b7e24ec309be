import type { listClosures as endpoint } from '@tulia/contracts/closure/endpoints';
import type { QueryOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { CalendarEntry } from '../availability/centre-day.ts';
import { daysBetween, isDay } from '../availability/centre-time.ts';
import { type PublicHoliday, publicHolidays } from '../availability/public-holidays.ts';
import { ok, type Refused, type Result, refuse } from '../platform/result.ts';

const MAX_DAYS = 400;

interface ListClosuresDeps {
	readonly calendar: { between(from: string, to: string): Promise<readonly CalendarEntry[]> };
}
interface Input {
	readonly query: QueryOf<typeof endpoint>;
}

/** What staff entered for these days, and the public holidays among them, lifted or not. */
export const listClosures =
	({ calendar }: ListClosuresDeps) =>
	async ({ query: { from, to } }: Input): Promise<Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>> => {
		const refusal = refuseRange(from, to);
		if (refusal) return refusal;
		const holidays = holidaysFrom(from, to).map(({ date, name, confirmed }) => ({ date, name, confirmed }));
		return ok({ data: [...(await calendar.between(from, to))], holidays });
	};

function refuseRange(from: string, to: string): Refused<'date_not_bookable'> | undefined {
	const refusal = (detail: string) => refuse('date_not_bookable', { detail });
	if (!isDay(from) || !isDay(to)) return refusal('This day is not in the calendar.');
	if (to < from) return refusal('The last day comes before the first.');
	if (daysBetween(from, to) >= MAX_DAYS) return refusal(`Please ask for at most ${MAX_DAYS} days.`);
	return undefined;
}

function holidaysFrom(from: string, to: string): readonly PublicHoliday[] {
	const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
	const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
	return years.flatMap(publicHolidays).filter(({ date }) => from <= date && date <= to);
}
