import { SEGMENT } from '../../channel/sms/gsm-text.ts';
import { oneNumber, type SmsFrame, withStop } from '../../channel/sms/sms-words.ts';
import { dayAndTime, type SmsLanguage, spokenTime, timeWords } from '../../channel/sms/spoken-time.ts';

export interface OfferTextFacts extends SmsFrame {
	/** ISO UTC: the start of the offered time, and until when it is held. */
	readonly startAt: string;
	readonly until: string;
	/** The page that accepts the offer; absent if no code confirmed the number. */
	readonly url: string | undefined;
}

/**
 * The SMS about a time that opened: one segment, without the purpose of the visit (promise N17). The link or the phone
 * number is always included, the day and how to opt out where they fit.
 */
export function offerText(facts: OfferTextFacts): string {
	const { startAt, language, url, phone } = facts;
	const words = WORDS[language];
	const [start, end] = [new Date(startAt), new Date(facts.until)];
	const number = oneNumber(phone);
	const where = url ?? (number === '' ? '' : words.phone(number));
	const texts = [
		words.whole(dayAndTime(start, language), timeWords(end, language)),
		words.whole(dayAndTime(start, language, spokenTime), spokenTime(end, language)),
		words.short(spokenTime(end, language)),
	].map((text) => (where === '' ? text.replace(/:$/, '.') : `${text} ${where}`));
	return withStop(texts.find((text) => text.length <= SEGMENT) ?? where, facts);
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
		phone: (number) => `phone ${number}.`,
	},
	sw: {
		whole: (when, end) => `Nafasi imepatikana: ${when}. Tunakuhifadhia hadi ${end}:`,
		short: (end) => `Nafasi imepatikana, hadi ${end}:`,
		phone: (number) => `piga ${number}.`,
	},
};
