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

export interface LetterLink {
	readonly label: string;
	readonly url: string;
}

/** The part of the centre's record that mails print. */
export type MailingCentre = Pick<CentreProfile, 'name' | 'address' | 'phones' | 'emails' | 'mailSender'>;

export const signatureOf = ({ name, address }: MailingCentre): readonly string[] =>
	[name, address.lines.join(', ')].map(oneLine);

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must go
const BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g;

/** Text of a person or of a record on one line: no line break or control character survives (promise N8). */
export const oneLine = (value: string): string => value.replace(BREAKS, ' ').trim();

/** Text of a person as the lines it was written in, each harmless by itself. */
export const linesOf = (text: string): readonly string[] =>
	text
		.trim()
		.split(/\r\n|[\n\r\u0085\u2028\u2029]/)
		.map(oneLine);
