import { gsmText, SEGMENT } from './gsm-text.ts';
import type { SmsLanguage } from './spoken-time.ts';

/** What stands in every SMS to a client. */
export interface SmsFrame {
	/** The centre's telephone. */
	readonly phone: string;
	readonly language: SmsLanguage;
	/** How to stop: the words a number that can be answered understands, or the host of the site where the account page is. */
	readonly stop: { readonly by: 'reply' } | { readonly by: 'page'; readonly host: string };
}

/** How to stop, behind a text, where it fits. */
export function withStop(text: string, frame: Pick<SmsFrame, 'language' | 'stop'>): string {
	const whole = `${text} ${stopWords(frame)}`;
	return whole.length <= SEGMENT ? whole : text;
}

/** The first of several numbers. One that is written at length is written as its digits. */
export function oneNumber(phone: string): string {
	const [first = ''] = gsmText(phone).split(/\s*(?:[/,;]|ext)/i);
	return first.length <= 24 ? first : first.replace(/[^\d+]/g, '').slice(0, 16);
}

const stopWords = ({ stop, language }: Pick<SmsFrame, 'stop' | 'language'>): string => {
	if (language === 'sw') return stop.by === 'reply' ? 'Kuacha: jibu ACHA' : `Kuacha: ${stop.host}/account`;
	return stop.by === 'reply' ? 'Stop: reply STOP' : `Stop: ${stop.host}/account`;
};

/** How an SMS ends: whom to ask, where there is a number, and how to stop them. */
export const endOf = (frame: SmsFrame): { readonly questions: string; readonly stop: string } => {
	const number = oneNumber(frame.phone);
	const questions = number === '' ? '' : `${frame.language === 'sw' ? 'Maswali' : 'Questions'}: ${number}.`;
	return { questions, stop: stopWords(frame) };
};
