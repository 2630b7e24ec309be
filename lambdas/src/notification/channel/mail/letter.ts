import { cleanText } from '@tulia/contracts/clean-text';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';

/** The content of a mail, independent of its format. */
export interface Letter {
	readonly subject: string;
	readonly greeting: string;
	readonly opening: string;
	readonly facts: readonly { readonly label: string; readonly value: string }[];
	/** Text of a visitor or client, by lines; shown apart from the centre's own text. */
	readonly quote?: readonly string[];
	readonly paragraphs: readonly string[];
	readonly link: LetterLink;
	readonly closing: string;
	readonly signature: readonly string[];
	readonly footnote?: LetterLink;
}

/** A letter whose body is formatted already. */
export interface PrintedLetter {
	readonly subject: string;
	readonly text: string;
	readonly html: string;
}

export interface LetterLink {
	readonly label: string;
	readonly url: string;
}

/** The part of the centre's record that mails print. */
export type MailingCentre = Pick<CentreProfile, 'name' | 'address' | 'phones' | 'emails' | 'mailSender' | 'howToPay'>;

export interface LetterFrame {
	readonly centre: MailingCentre;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

export const signatureOf = ({ name, address }: MailingCentre): readonly string[] =>
	[name, address.lines.join(', ')].map(oneLine).filter(Boolean);

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must go
const BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g;

/** Text as one line, without line breaks and invisible characters (promise N8). */
export const oneLine = (value: string): string => cleanText(value.replace(BREAKS, ' ')).trim();

const HONORIFIC = /^(?:mr|mrs|ms|miss|dr|prof|rev|fr|sr|eng|hon|bi|bwana|mama|baba|mwalimu)\.?$/i;

/** Letters, and the punctuation within and between the words of a name. */
const NAME = /^\p{L}[\p{L}\p{M}\p{N}\p{Pd}'’ʼ.,· \u200c\u200d]*$/u;

/**
 * "Hello Wanjiku,": the greeting of every mail. A name that begins with a title or an initial is used whole; a text
 * that is no name is left out.
 */
export function greetingTo(name: string): string {
	const whole = oneLine(name);
	const [first = ''] = whole.split(' ');
	const called = HONORIFIC.test(first) || /^\p{L}\.$/u.test(first) ? whole : first;
	return NAME.test(called) ? `Hello ${called.replace(/[ .,]+$/, '')},` : 'Hello,';
}

/** Text by lines, each without control characters. */
export const linesOf = (text: string): readonly string[] =>
	text
		.trim()
		.split(/\r\n|[\n\r\u0085\u2028\u2029]/)
		.map(oneLine);
