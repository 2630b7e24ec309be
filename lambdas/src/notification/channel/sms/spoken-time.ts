import { dayOf, minuteOf, timeOf } from '@tulia/centre/clock';
import { shortDay, shortMonth } from '@tulia/centre/date-words';
import { utcDateOf } from '@tulia/centre/day';

export type SmsLanguage = 'en' | 'sw';

const SWAHILI_DAYS = ['Jpili', 'Jtatu', 'Jnne', 'Jtano', 'Alh', 'Ijm', 'Jmosi'] as const;
const SWAHILI_MONTHS = ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ago', 'Sep', 'Okt', 'Nov', 'Des'] as const;
const HOUR = 60;

/** The month of a day in three letters: `Nov`. */
export const monthWord = (day: string, language: SmsLanguage): string =>
	language === 'sw' ? (SWAHILI_MONTHS[utcDateOf(day).getUTCMonth()] ?? '') : shortMonth(day.slice(0, 7));

/** `Thu 19 Nov`, `Alh 19 Nov`. */
function dayWords(day: string, language: SmsLanguage): string {
	if (language === 'en') return shortDay(day);
	const date = utcDateOf(day);
	return `${SWAHILI_DAYS[date.getUTCDay()]} ${date.getUTCDate()} ${monthWord(day, language)}`;
}

function partOfDay(minute: number): string {
	if (minute >= 5 * HOUR && minute < 12 * HOUR) return 'asubuhi';
	if (minute >= 12 * HOUR && minute < 16 * HOUR) return 'mchana';
	return minute >= 16 * HOUR && minute < 19 * HOUR ? 'jioni' : 'usiku';
}

/** `10:30 AM`, `saa 4:30 asubuhi`: Kiswahili counts the hours from six. */
export function spokenTime(at: Date, language: SmsLanguage): string {
	if (language === 'en') return timeOf(at);
	const minute = minuteOf(at);
	const hour = (Math.floor(minute / HOUR) + 6) % 12 || 12;
	return `saa ${hour}:${String(minute % HOUR).padStart(2, '0')} ${partOfDay(minute)}`;
}

/** `10:30 AM`, `saa 4:30 asubuhi (10:30 AM)`: in Kiswahili with the time that a clock shows. */
export const timeWords = (at: Date, language: SmsLanguage): string =>
	language === 'sw' ? `${spokenTime(at, language)} (${timeOf(at)})` : timeOf(at);

/** `Thu 19 Nov, 10:30 AM`, `Alh 19 Nov saa 4:30 asubuhi (10:30 AM)`. */
export const dayAndTime = (at: Date, language: SmsLanguage, time: typeof timeWords = timeWords): string =>
	`${dayWords(dayOf(at), language)}${language === 'sw' ? '' : ','} ${time(at, language)}`;
