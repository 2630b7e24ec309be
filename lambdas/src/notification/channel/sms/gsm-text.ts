/** The length of an SMS of one segment, in septets of the GSM alphabet. */
export const SEGMENT = 160;

const REPLACED: Readonly<Record<string, string>> = {
	'‘': "'",
	'’': "'",
	ʼ: "'",
	'“': '"',
	'”': '"',
	'–': '-',
	'—': '-',
	'…': '...',
	'[': '(',
	']': ')',
	'{': '(',
	'}': ')',
	'`': "'",
	'·': '-',
};

/** Everything but the characters that are one septet in the GSM alphabet and the same in ASCII. */
const KEPT = /[^A-Za-z0-9 @$!"#%&'()*+,\-./:;<=>?_]/g;

/**
 * Text on one line in the basic GSM alphabet, one septet a character: one other character would more than halve the
 * segment. Accents and signs outside of the alphabet are dropped.
 */
export const gsmText = (text: string): string =>
	text
		.replace(/[‘’ʼ“”–—…[\]{}`·]/g, (sign) => REPLACED[sign] ?? '')
		.normalize('NFD')
		.replace(/\s+/g, ' ')
		.replace(KEPT, '')
		.trim();

/** As many whole words as fit, without punctuation at the end; empty when the first word does not fit. */
export function wordsWithin(text: string, most: number): string {
	if (text.length <= most) return text;
	const cut = text.slice(0, most + 1);
	return cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).replace(/[\s,;:.-]+$/, '');
}
