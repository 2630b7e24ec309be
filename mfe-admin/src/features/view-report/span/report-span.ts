import { addDays, daysBetween, isDay } from '@tulia/centre/day';

/** A range of days in the centre's time zone; both days are included. */
export interface Days {
	readonly from: string;
	readonly to: string;
}

/** The choices for a span; `dates` are entered by hand. */
const spanChoices = ['this-month', 'last-month', '3-months', 'year', 'dates'] as const;
export type SpanChoice = (typeof spanChoices)[number];

/** A chosen span with its days; they are absent if the entered dates are invalid. */
export interface ReportSpan {
	readonly choice: SpanChoice;
	readonly days: Days | undefined;
	/** Why the entered dates are invalid, and what to do. */
	readonly fault?: string;
}

const MAX_DAYS = 366;
/** A year of whole weeks. It fits twice into the retention of visits, and the span before has the same weekdays. */
const YEAR = 52 * 7;

const monthStart = (day: string): string => `${day.slice(0, 8)}01`;

/** The first day of the month that is this many months before the month of a day. */
function monthsBack(day: string, months: number): string {
	let start = monthStart(day);
	for (let gone = 0; gone < months; gone += 1) start = monthStart(addDays(start, -1));
	return start;
}

/**
 * The days of a choice. The current month and the year end yesterday, because the visits of today have no outcomes
 * yet.
 */
function chosenDays(choice: Exclude<SpanChoice, 'dates'>, today: string): Days {
	const yesterday = addDays(today, -1);
	const lastMonthEnd = addDays(monthStart(today), -1);
	switch (choice) {
		case 'this-month':
			// On the first day of a month, the month has no day but today.
			return { from: monthStart(today), to: yesterday < monthStart(today) ? today : yesterday };
		case 'last-month':
			return { from: monthStart(lastMonthEnd), to: lastMonthEnd };
		case '3-months':
			return { from: monthsBack(today, 3), to: lastMonthEnd };
		case 'year':
			return { from: addDays(yesterday, 1 - YEAR), to: yesterday };
	}
}

function faultOf({ from, to }: Days, today: string): string | undefined {
	if (!isDay(from) || !isDay(to)) return 'Please choose a first and a last day.';
	if (to > today) return 'Please choose a last day that is not after today.';
	if (to < from) return 'The last day comes before the first. Please change one of them.';
	return daysBetween(from, to) < MAX_DAYS ? undefined : 'Please choose at most a year.';
}

const isChoice = (text: string): text is SpanChoice => (spanChoices as readonly string[]).includes(text);

/** The span in an address; three whole months by default. */
export function spanIn(params: URLSearchParams, today: string): ReportSpan {
	const [from, to] = [params.get('from'), params.get('to')];
	if (from !== null && to !== null) {
		const fault = faultOf({ from, to }, today);
		return fault === undefined ? { choice: 'dates', days: { from, to } } : { choice: 'dates', days: undefined, fault };
	}
	const requested = params.get('span') ?? '';
	const choice = isChoice(requested) && requested !== 'dates' ? requested : '3-months';
	return { choice, days: chosenDays(choice, today) };
}

/** The address of a choice. The fields for dates start with the days that are shown. */
export function spanAddress(choice: SpanChoice, shown: Days): Record<string, string> {
	if (choice === 'dates') return { from: shown.from, to: shown.to };
	return choice === '3-months' ? {} : { span: choice };
}
