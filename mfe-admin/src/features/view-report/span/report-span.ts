import { addDays, daysBetween, isDay } from '@tulia/centre/day';

/** Days in the centre's time zone, both inclusive. */
export interface Days {
	readonly from: string;
	readonly to: string;
}

/** The choices of a span. `dates`: from and to by hand. */
const spanChoices = ['this-month', 'last-month', '3-months', 'year', 'dates'] as const;
export type SpanChoice = (typeof spanChoices)[number];

/** The chosen span with its days; absent if the dates by hand are invalid. */
export interface ReportSpan {
	readonly choice: SpanChoice;
	readonly days: Days | undefined;
	/** What is invalid about the dates, and what to do. */
	readonly fault?: string;
}

const MAX_DAYS = 366;
/** The most weeks that fit twice into the retention of visits, so that weekdays match. */
const YEAR = 52 * 7;

const monthStart = (day: string): string => `${day.slice(0, 8)}01`;

/** The first day of the month this many months before that of a day. */
function monthsBack(day: string, months: number): string {
	let start = monthStart(day);
	for (let gone = 0; gone < months; gone += 1) start = monthStart(addDays(start, -1));
	return start;
}

/** Whole months; the current one ends yesterday, because today has no outcomes yet. */
function chosenDays(choice: Exclude<SpanChoice, 'dates'>, today: string): Days {
	const yesterday = addDays(today, -1);
	const lastMonthEnd = addDays(monthStart(today), -1);
	switch (choice) {
		case 'this-month':
			// On the first day of a month there is only today.
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

/** The span of an address. Default: three whole months. */
export function spanIn(params: URLSearchParams, today: string): ReportSpan {
	const [from, to] = [params.get('from'), params.get('to')];
	if (from !== null && to !== null) {
		const fault = faultOf({ from, to }, today);
		return fault === undefined ? { choice: 'dates', days: { from, to } } : { choice: 'dates', days: undefined, fault };
	}
	const asked = params.get('span') ?? '';
	const choice = isChoice(asked) && asked !== 'dates' ? asked : '3-months';
	return { choice, days: chosenDays(choice, today) };
}

/** The address of a choice; dates by hand start with the days shown. */
export function spanAddress(choice: SpanChoice, shown: Days): Record<string, string> {
	if (choice === 'dates') return { from: shown.from, to: shown.to };
	return choice === '3-months' ? {} : { span: choice };
}
