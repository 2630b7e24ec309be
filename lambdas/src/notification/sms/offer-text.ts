import { dayOf, timeOf } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import { gsmText, SEGMENT } from './gsm-text.ts';
import { oneNumber, type SmsLanguage } from './sms-text.ts';

export interface OfferTextFacts {
	/** The time, and until when it is kept: ISO UTC. */
	readonly startAt: string;
	readonly until: string;
	readonly language: SmsLanguage;
	/** Where it is taken; absent where no code confirmed the number. */
	readonly url: string | undefined;
	/** The centre's telephone. */
	readonly phone: string;
}

/** A time that opened, in one segment and without a word of what for (promise N17): the day where it fits, the link or the phone always. */
export function offerText({ startAt, until, language, url, phone }: OfferTextFacts): string {
	const start = new Date(startAt);
	const when = `${shortDay(dayOf(start))}, ${timeOf(start)}`;
	const end = timeOf(new Date(until));
	const where = url ?? WORDS[language].phone(oneNumber(phone));
	const texts = [WORDS[language].whole(when, end), WORDS[language].short(end), ''];
	const words = texts.map((text) =>
		url === undefined ? gsmText(`${text} ${where}`) : `${gsmText(text)} ${where}`.trim(),
	);
	return words.find((text) => text.length <= SEGMENT) ?? where;
}

const WORDS: Readonly<
	Record<
		SmsLanguage,
		{ whole(when: string, end: string): string; short(end: string): string; phone(number: string): string }
	>
> = {
	en: {
		whole: (when, end) => `A time opened: ${when}. Kept for you until ${end}:`,
		short: (end) => `A time opened, kept until ${end}:`,
		phone: (number) => `phone ${number}`,
	},
	sw: {
		whole: (when, end) => `Nafasi imepatikana: ${when}. Tunakuhifadhia hadi ${end}:`,
		short: (end) => `Nafasi imepatikana, hadi ${end}:`,
		phone: (number) => `piga ${number}`,
	},
};
