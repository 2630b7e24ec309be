import { addDays, daysBetween, isDay } from '@tulia/centre/day';

/** Days at the centre, both included. */
export interface Days {
	readonly from: string;
	readonly to: string;
}

/** How the days of a report are chosen. `dates`: from and to by hand. */
const spanChoices = ['this-month', 'last-month', '3-months', 'year', 'dates'] as const;
export type SpanChoice = (typeof spanChoices)[number];

/** The chosen span, and its days: none where the dates by hand cannot be. */
export interface ReportSpan {
	readonly choice: SpanChoice;
	readonly days: Days | undefined;
	/** What is wrong with the dates, and what to do. */
	readonly fault?: string;
}

const MAX_DAYS = 366;
/** As many as fit twice into the time for which visits are kept, with the same weekdays. */
const YEAR = 52 * 7;

const monthStart = (day: string): string => `${day.slice(0, 8)}01`;

/** The first day of the month that many months before the one of a day. */
function monthsBack(day: string, months: number): string {
	let start = monthStart(day);
	for (let gone = 0; gone < months; gone += 1) start = monthStart(addDays(start, -1));
	return start;
}

/** Whole months; what still runs ends with yesterday, because the day that runs has no outcomes yet. */
function chosenDays(choice: Exclude<SpanChoice, 'dates'>, today: string): Days {
	const yesterday = addDays(today, -1);
	const lastMonthEnd = addDays(monthStart(today), -1);
	switch (choice) {
		case 'this-month':
			// On the first day of a month there is nothing but today.
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

/** The span an address asks for. Three whole months when it says nothing that can be. */
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

/** The address of a choice; dates by hand begin with the days that are shown. */
export function spanAddress(choice: SpanChoice, shown: Days): Record<string, string> {
	if (choice === 'dates') return { from: shown.from, to: shown.to };
	return choice === '3-months' ? {} : { span: choice };
}
