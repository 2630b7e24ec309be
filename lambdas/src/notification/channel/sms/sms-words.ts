import { gsmText, SEGMENT } from './gsm-text.ts';
import type { SmsLanguage } from './spoken-time.ts';

/** The parts that every SMS to a client contains. */
export interface SmsFrame {
	/** The centre's telephone. */
	readonly phone: string;
	readonly language: SmsLanguage;
	/** How to opt out: the keywords that a two-way number understands, or the host of the site with the account page. */
	readonly stop: { readonly by: 'reply' } | { readonly by: 'page'; readonly host: string };
}

/** Appends how to opt out, if the text stays short enough. */
export function withStop(text: string, frame: Pick<SmsFrame, 'language' | 'stop'>): string {
	const whole = `${text} ${stopWords(frame)}`;
	return whole.length <= SEGMENT ? whole : text;
}

/** The first of several numbers; a long spelling is reduced to its digits. */
export function oneNumber(phone: string): string {
	const [first = ''] = gsmText(phone).split(/\s*(?:[/,;]|ext)/i);
	return first.length <= 24 ? first : first.replace(/[^\d+]/g, '').slice(0, 16);
}

const stopWords = ({ stop, language }: Pick<SmsFrame, 'stop' | 'language'>): string => {
	if (language === 'sw') return stop.by === 'reply' ? 'Kuacha: jibu ACHA' : `Kuacha: ${stop.host}/account`;
	return stop.by === 'reply' ? 'Stop: reply STOP' : `Stop: ${stop.host}/account`;
};

/** The end of an SMS: whom to call, if there is a number, and how to opt out. */
export const endOf = (frame: SmsFrame): { readonly questions: string; readonly stop: string } => {
	const number = oneNumber(frame.phone);
	const questions = number === '' ? '' : `${frame.language === 'sw' ? 'Maswali' : 'Questions'}: ${number}.`;
	return { questions, stop: stopWords(frame) };
};
