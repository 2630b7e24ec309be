import { cleanText } from '@tulia/contracts/clean-text';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';

/** What a mail says, before it looks like anything. */
export interface Letter {
	readonly subject: string;
	readonly greeting: string;
	readonly opening: string;
	/** May be none. */
	readonly facts: readonly { readonly label: string; readonly value: string }[];
	/** What somebody wrote, line by line, set apart from what we say ourselves. */
	readonly quote?: readonly string[];
	readonly paragraphs: readonly string[];
	readonly link: LetterLink;
	readonly closing: string;
	readonly signature: readonly string[];
	/** Small print beneath it all. */
	readonly footnote?: LetterLink;
}

/** A letter of which somebody else wrote the body: it is what it looks like. */
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

/** What letters are written with. */
export interface LetterFrame {
	readonly centre: MailingCentre;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

export const signatureOf = ({ name, address }: MailingCentre): readonly string[] =>
	[name, address.lines.join(', ')].map(oneLine).filter(Boolean);

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must go
const BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g;

/** Text of a person or of a record on one line: no line break and nothing that nobody sees survives (promise N8). */
export const oneLine = (value: string): string => cleanText(value.replace(BREAKS, ' ')).trim();

const HONORIFIC = /^(?:mr|mrs|ms|miss|dr|prof|rev|fr|sr|eng|hon|bi|bwana|mama|baba|mwalimu)\.?$/i;

/** Letters, and what stands within and between the words of a name. */
const NAME = /^\p{L}[\p{L}\p{M}\p{N}\p{Pd}'’ʼ.,· \u200c\u200d]*$/u;

/**
 * "Hello Wanjiku,": one greeting for every mail to a person. Whoever wrote a title or an initial before the name is called by all of it, and
 * whoever wrote something else than a name by none.
 */
export function greetingTo(name: string): string {
	const whole = oneLine(name);
	const [first = ''] = whole.split(' ');
	const called = HONORIFIC.test(first) || /^\p{L}\.$/u.test(first) ? whole : first;
	return NAME.test(called) ? `Hello ${called.replace(/[ .,]+$/, '')},` : 'Hello,';
}

/** Text of a person as the lines it was written in, each harmless by itself. */
export const linesOf = (text: string): readonly string[] =>
	text
		.trim()
		.split(/\r\n|[\n\r\u0085\u2028\u2029]/)
		.map(oneLine);
