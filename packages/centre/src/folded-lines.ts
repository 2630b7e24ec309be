/** Maximum length of a line of an iCalendar file, in octets (RFC 5545, 3.1); longer lines continue after a space. */
const LINE_OCTETS = 75;

/** Folds a line without splitting a character. */
function fold(line: string): string {
	const encoder = new TextEncoder();
	const lines: string[] = [];
	let current = '';
	let octets = 0;
	for (const character of line) {
		const length = encoder.encode(character).length;
		if (octets + length > LINE_OCTETS) {
			lines.push(current);
			current = ' ';
			octets = 1;
		}
		current += character;
		octets += length;
	}
	return [...lines, current].join('\r\n');
}

/** Folds the lines of an iCalendar file by octets, also where a library has folded them by characters. */
export const foldedLines = (file: string): string =>
	file
		.replaceAll(/\r\n[\t ]/g, '')
		.split('\r\n')
		.map(fold)
		.join('\r\n');
