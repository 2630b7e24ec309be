import { parseDate } from '@internationalized/date';

/** The month of a day, `YYYY-MM`. */
export const monthOfDay = (day: string): string => day.slice(0, 7);

/** The last `count` calendar months up to that of `today`, oldest first, each `YYYY-MM`. */
export const lastMonths = (today: string, count: number): readonly string[] =>
	Array.from({ length: count }, (_, index) =>
		monthOfDay(
			parseDate(`${monthOfDay(today)}-01`)
				.subtract({ months: count - 1 - index })
				.toString(),
		),
	);
