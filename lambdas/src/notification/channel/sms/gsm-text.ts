/** What one SMS of a single segment holds, in septets of the GSM alphabet. */
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

/** Letters, digits and signs that are one septet each in the GSM alphabet and the same in ASCII. */
const KEPT = /[^A-Za-z0-9 @$!"#%&'()*+,\-./:;<=>?_]/g;

/**
 * Text as an SMS carries it: in the basic GSM alphabet, each character one septet, on one line. One character outside of it would
 * more than halve what a segment holds. Accents go, and signs the alphabet lacks.
 */
export const gsmText = (text: string): string =>
	text
		.replace(/[‘’ʼ“”–—…[\]{}`·]/g, (sign) => REPLACED[sign] ?? '')
		.normalize('NFD')
		.replace(/\s+/g, ' ')
		.replace(KEPT, '')
		.trim();

/** As many whole words of the text as fit, without the punctuation they end on; none when not even the first one does. */
export function wordsWithin(text: string, most: number): string {
	if (text.length <= most) return text;
	const cut = text.slice(0, most + 1);
	return cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).replace(/[\s,;:.-]+$/, '');
}
