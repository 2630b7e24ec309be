/**
 * A mark counts only between punctuation or white space, as in WhatsApp. `5*3*2` and `my_file_name` have no marks.
 */
const BOLD = /(?<![\p{L}\p{N}*])(\*\*?)(?=\S)([^*\n]*[^*\s])\1(?![\p{L}\p{N}*])/gu;
const ITALIC = /(?<![\p{L}\p{N}_])_(?=\S)([^_\n]*[^_\s])_(?![\p{L}\p{N}_])/gu;

/** How the first and the later lines of a block start, and the element that they become. */
const LINES = [
	{ first: /^[-*•]\s/, sign: /^[-*•]\s+/, element: 'ul', fewest: 2 },
	{ first: /^1[.)]\s/, sign: /^\d{1,2}[.)]\s+/, element: 'ol', fewest: 2 },
	{ first: /^>/, sign: /^>\s*/, element: 'blockquote', fewest: 1 },
] as const;

/**
 * Converts plain text to HTML, with WhatsApp's marks as elements. A single line that starts with a dash is not a
 * list.
 */
export function markedText(text: string): string {
	const lines = text.split(/(?:\r\n?|\n)+/);
	let html = '';
	for (let at = 0; at < lines.length; ) {
		const group = groupAt(lines, at);
		html += group.html;
		at += group.length;
	}
	return html;
}

/** The line as a paragraph, or together with the similar lines that follow as one element. */
function groupAt(lines: readonly string[], at: number): { readonly html: string; readonly length: number } {
	const line = lines[at] ?? '';
	const kind = LINES.find(({ first }) => first.test(line));
	const alike = kind ? runOf(lines, at, kind.sign) : [];
	if (!kind || alike.length < kind.fewest) return { html: element('p', line), length: 1 };
	const inner = kind.element === 'blockquote' ? 'p' : 'li';
	const items = alike.map((item) => element(inner, item.replace(kind.sign, '')));
	return { html: `<${kind.element}>${items.join('')}</${kind.element}>`, length: alike.length };
}

/** Converts plain text to HTML, and its marks stay characters. */
export const literalText = (text: string): string =>
	text
		.split(/(?:\r\n?|\n)+/)
		.map((line) => `<p>${escaped(line)}</p>`)
		.join('');

function runOf(lines: readonly string[], from: number, sign: RegExp): readonly string[] {
	const end = lines.findIndex((line, at) => at >= from && !sign.test(line));
	return lines.slice(from, end === -1 ? lines.length : end);
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (line: string): string => line.replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);

const element = (name: string, line: string): string =>
	`<${name}>${escaped(line).replace(BOLD, '<strong>$2</strong>').replace(ITALIC, '<em>$1</em>')}</${name}>`;
