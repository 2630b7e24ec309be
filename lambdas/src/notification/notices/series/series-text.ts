import { dayOf, timeOf } from '@tulia/centre/clock';
import { dayNumber } from '@tulia/centre/date-words';
import type { NotifiedAppointment } from '../../../appointment/reminder.ts';
import type { OrderKind } from '../../../appointment/series.ts';
import { SEGMENT } from '../../channel/sms/gsm-text.ts';
import { endOf, type SmsFrame } from '../../channel/sms/sms-words.ts';
import { dayAndTime, monthWord, type SmsLanguage, spokenTime, timeWords } from '../../channel/sms/spoken-time.ts';

/** `visits`: at least one, soonest first, all of one client. */
export interface SeriesSmsFacts extends SmsFrame {
	readonly visits: readonly Pick<NotifiedAppointment, 'startAt' | 'cancellation'>[];
}

/**
 * The SMS about several visits: discreet and one segment, like that about one. It lists all dates where they fit,
 * otherwise their number with the first and the last; then whom to call and how to opt out.
 */
export function seriesText(kind: OrderKind, facts: SeriesSmsFacts): string {
	const { visits, language } = facts;
	const { questions, stop } = endOf(facts);
	const opening = OPENING[language][kind](facts);
	const saying = (dates: string, end = ''): string => [opening, `${dates}.`, questions, end].filter(Boolean).join(' ');
	const dates = [
		datesOf(visits, language, timeWords),
		datesOf(visits, language, spokenTime),
		firstAndLast(visits, language, timeWords),
		firstAndLast(visits, language, spokenTime),
	];
	const withStop = dates.map((one) => saying(one, stop));
	const without = dates.map((one) => saying(one));
	// A booking may cause the first SMS to a number: how to opt out then has priority over the complete list of dates.
	const texts = kind === 'booked' ? [...withStop, ...without] : [...withStop.slice(0, 2), ...without];
	return texts.find(({ length }) => length <= SEGMENT) ?? opening;
}

type Opening = (facts: SeriesSmsFacts) => string;

const isOwnDoing = ({ visits: [first] }: SeriesSmsFacts): boolean => first?.cancellation?.by === 'client';
const countOf = ({ visits: { length } }: SeriesSmsFacts): string => (length === 1 ? '1 visit' : `${length} visits`);

const OPENING: Record<SmsLanguage, Record<OrderKind, Opening>> = {
	en: {
		booked: (facts) => `Confirmed, ${countOf(facts)}:`,
		moved: (facts) => `New times, ${countOf(facts)}:`,
		cancelled: (facts) =>
			isOwnDoing(facts) ? `You cancelled ${countOf(facts)}:` : `Sorry, we had to cancel ${countOf(facts)}:`,
	},
	sw: {
		booked: ({ visits }) => `Imethibitishwa, miadi ${visits.length}:`,
		moved: ({ visits }) => `Muda mpya, miadi ${visits.length}:`,
		cancelled: (facts) =>
			isOwnDoing(facts) ? `Umefuta miadi ${facts.visits.length}:` : `Samahani, tumefuta miadi ${facts.visits.length}:`,
	},
};

type Visits = SeriesSmsFacts['visits'];

/** `9:00 AM on 1, 8, 15 Dec, 5 Jan; 2:00 PM on 22 Dec`: each time of day once, and each month once within it. */
function datesOf(visits: Visits, language: SmsLanguage, timeIn: typeof timeWords): string {
	const starts = visits.map(({ startAt }) => new Date(startAt));
	const times = [...new Set(starts.map(timeOf))];
	return times
		.map((time) => {
			const at = starts.filter((start) => timeOf(start) === time);
			const days = daysOf(
				at.map((start) => dayOf(start)),
				language,
			);
			const [first] = at;
			const words = first ? timeIn(first, language) : '';
			return language === 'sw' ? `${words} tarehe ${days}` : `${words} on ${days}`;
		})
		.join('; ');
}

function daysOf(days: readonly string[], language: SmsLanguage): string {
	const months = [...new Set(days.map((day) => day.slice(0, 7)))];
	return months
		.map((month) => {
			const inMonth = days.filter((day) => day.startsWith(month));
			return `${inMonth.map(dayNumber).join(', ')} ${monthWord(`${month}-01`, language)}`;
		})
		.join(', ');
}

/** `Tue 1 Dec, 9:00 AM to Tue 19 Jan, 9:00 AM`. */
function firstAndLast(visits: Visits, language: SmsLanguage, time: typeof timeWords): string {
	const [first, last] = [visits[0], visits.at(-1)].map(
		(visit) => visit && dayAndTime(new Date(visit.startAt), language, time),
	);
	return `${first} ${language === 'sw' ? 'hadi' : 'to'} ${last}`;
}
