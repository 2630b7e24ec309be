import { dayOf, minuteOf, timeOf } from '@tulia/centre/clock';
import { shortDay, shortMonth } from '@tulia/centre/date-words';
import { utcDateOf } from '@tulia/centre/day';
import type { AppointmentMailKind } from '../../appointment/mail/mail-kind.ts';
import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import { gsmText, SEGMENT, wordsWithin } from './gsm-text.ts';

export type SmsLanguage = 'en' | 'sw';

export interface SmsFacts {
	readonly appointment: Pick<
		NotifiedAppointment,
		'startAt' | 'movedFrom' | 'ticketNumber' | 'cancellation' | 'location'
	>;
	/** The centre's telephone. */
	readonly phone: string;
	readonly language: SmsLanguage;
	/** How to stop: the words a number that can be answered understands, or the host of the site where the account page is. */
	readonly stop: { readonly by: 'reply' } | { readonly by: 'page'; readonly host: string };
}

/** A text in pieces: what must be said, and what is said while it fits, in this order. */
interface Pieces {
	readonly opening: string;
	/** Where to come; cut to whole words. */
	readonly place?: string;
	readonly ticket: string;
	readonly advice?: string;
	readonly questions: string;
	readonly stop: string;
}

/**
 * What an SMS about a visit says: discreet, because others read the screen of a phone (rule 4). No service, no name, no word of
 * health; one segment, from which what matters least is left out first: how to stop, what to bring, the place.
 */
export function smsText(kind: AppointmentMailKind, facts: SmsFacts): string {
	return fitted(WORDS[facts.language][kind](facts));
}

/** The six digits that confirm a phone. */
export const codeText = (code: string, language: SmsLanguage): string =>
	language === 'sw'
		? `Nambari yako ni ${code}. Inatumika kwa dakika 10. Usimwambie mtu mwingine.`
		: `Your code is ${code}. It works for ten minutes. Please tell it to nobody.`;

/** To somebody on duty: that there are words of crisis to be read, and none of them. */
export const crisisText = (host: string, language: SmsLanguage): string =>
	language === 'sw'
		? `Huenda mtu anakuhitaji sasa: fungua kikasha. ${host}/admin/inbox`
		: `Somebody may need you now: open the inbox. ${host}/admin/inbox`;

/** The same of words of crisis that a colleague handed to them. */
export const handedText = (host: string, language: SmsLanguage): string =>
	language === 'sw'
		? `Huenda mtu anakuhitaji sasa: mwenzako amekukabidhi. Fungua kikasha. ${host}/admin/inbox`
		: `Somebody may need you now: a colleague handed it to you. Open the inbox. ${host}/admin/inbox`;

function fitted({ opening, place = '', ticket, advice = '', questions, stop }: Pieces): string {
	const needed = [opening, ticket, questions];
	const lengthOf = (pieces: readonly string[]) => pieces.filter(Boolean).join(' ').length;
	const fits = (more: string) => more !== '' && lengthOf([...needed, more]) <= SEGMENT;
	const where = placeWithin(place, SEGMENT - lengthOf(needed) - 1);
	if (fits(where)) needed.splice(1, 0, where);
	if (fits(advice)) needed.splice(needed.length - 1, 0, advice);
	if (fits(stop)) needed.push(stop);
	return needed.join(' ');
}

/** The first of several numbers. One that is written at length is written as its digits. */
export function oneNumber(phone: string): string {
	const [first = ''] = gsmText(phone).split(/\s*(?:[/,;]|ext)/i);
	return first.length <= 24 ? first : first.replace(/[^\d+]/g, '').slice(0, 16);
}

/** As much of an address as fits, as a sentence. Less than a dozen letters would tell nobody where. */
function placeWithin(place: string, most: number): string {
	const words = wordsWithin(gsmText(place), Math.min(most - 1, 48));
	return words.length < Math.min(12, place.length) ? '' : `${words}.`;
}

type Say = (facts: SmsFacts) => Pieces;
type Words = Readonly<Record<AppointmentMailKind, Say>>;

/** How an SMS ends: whom to ask, and how to stop them. */
export const endOf = ({
	phone,
	stop,
	language,
}: Pick<SmsFacts, 'phone' | 'stop' | 'language'>): Pick<Pieces, 'questions' | 'stop'> => {
	const number = oneNumber(phone);
	if (language === 'sw')
		return {
			questions: `Maswali: ${number}.`,
			stop: stop.by === 'reply' ? 'Kuacha: jibu ACHA' : `Kuacha: ${stop.host}/account`,
		};
	return {
		questions: `Questions: ${number}.`,
		stop: stop.by === 'reply' ? 'Stop: reply STOP' : `Stop: ${stop.host}/account`,
	};
};

const ticketOf = ({ language, appointment }: SmsFacts): string =>
	`${language === 'sw' ? 'Tiketi' : 'Ticket'} ${gsmText(appointment.ticketNumber)}.`;

const COME = { en: 'Come 10 min early with your ID.', sw: 'Fika dakika 10 mapema na kitambulisho.' } as const;

const stillOn = (facts: SmsFacts, opening: string): Pieces => ({
	opening,
	place: facts.appointment.location,
	advice: COME[facts.language],
	ticket: ticketOf(facts),
	...endOf(facts),
});

/** A move to another psychologist may leave the time as it is; who that is stands behind the login. */
const isSameTime = ({ appointment: { movedFrom, startAt } }: SmsFacts): boolean => movedFrom === startAt;
const isOwnDoing = ({ appointment: { cancellation } }: SmsFacts): boolean => cancellation?.by === 'client';

const WORDS: Readonly<Record<SmsLanguage, Words>> = {
	en: {
		confirmation: (facts) => stillOn(facts, `Confirmed: ${english(facts)}.`),
		reminder: (facts) => stillOn(facts, `Reminder: ${english(facts)}.`),
		moved: (facts) =>
			stillOn(
				facts,
				isSameTime(facts)
					? `Changed: somebody else of our staff sees you, ${english(facts)} as before.`
					: `New time: ${english(facts)}. The old time no longer counts.`,
			),
		cancelled: (facts) => ({
			...endOf(facts),
			opening: isOwnDoing(facts)
				? `You cancelled ${english(facts)}.`
				: `We had to cancel ${english(facts)}. We are sorry.`,
			ticket: `Ticket ${gsmText(facts.appointment.ticketNumber)} no longer counts.`,
		}),
	},
	sw: {
		confirmation: (facts) => stillOn(facts, `Imethibitishwa: ${swahili(facts)}.`),
		reminder: (facts) => stillOn(facts, `Kumbusho: ${swahili(facts)}.`),
		moved: (facts) =>
			stillOn(
				facts,
				isSameTime(facts)
					? `Mabadiliko: utaonana na mwenzetu mwingine, ${swahili(facts)} kama awali.`
					: `Muda mpya: ${swahili(facts)}. Muda wa awali hautumiki.`,
			),
		cancelled: (facts) => ({
			...endOf(facts),
			opening: isOwnDoing(facts)
				? `Umefuta miadi ya ${swahili(facts)}.`
				: `Samahani, tumefuta miadi ya ${swahili(facts)}.`,
			ticket: `Tiketi ${gsmText(facts.appointment.ticketNumber)} haitumiki tena.`,
		}),
	},
};

/** `Thu 19 Nov, 10:30 AM` */
const english = ({ appointment: { startAt } }: SmsFacts): string => {
	const start = new Date(startAt);
	return `${shortDay(dayOf(start))}, ${timeOf(start)}`;
};

const SWAHILI_DAYS = ['Jpili', 'Jtatu', 'Jnne', 'Jtano', 'Alh', 'Ijm', 'Jmosi'] as const;
const SWAHILI_MONTHS = ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ago', 'Sep', 'Okt', 'Nov', 'Des'] as const;

/** The month of a day, in three letters. */
export const monthWord = (day: string, language: SmsLanguage): string =>
	language === 'sw' ? (SWAHILI_MONTHS[utcDateOf(day).getUTCMonth()] ?? '') : shortMonth(day.slice(0, 7));
const HOUR = 60;

/** `Alh 19 Nov saa 4:30 asubuhi (10:30 AM)`: the hours of Kiswahili are counted from six, and the clock on the phone is not. */
const swahili = ({ appointment: { startAt } }: SmsFacts): string => {
	const start = new Date(startAt);
	const date = utcDateOf(dayOf(start));
	const day = `${SWAHILI_DAYS[date.getUTCDay()]} ${date.getUTCDate()} ${SWAHILI_MONTHS[date.getUTCMonth()]}`;
	const minute = minuteOf(start);
	const hour = (Math.floor(minute / HOUR) + 6) % 12 || 12;
	return `${day} saa ${hour}:${String(minute % HOUR).padStart(2, '0')} ${partOfDay(minute)} (${timeOf(start)})`;
};

function partOfDay(minute: number): string {
	if (minute >= 5 * HOUR && minute < 12 * HOUR) return 'asubuhi';
	if (minute >= 12 * HOUR && minute < 16 * HOUR) return 'mchana';
	return minute >= 16 * HOUR && minute < 19 * HOUR ? 'jioni' : 'usiku';
}
