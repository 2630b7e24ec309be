/** Longest line of an iCalendar file, in octets (RFC 5545, 3.1); what is longer goes on in the next, after a space. */
const LINE_OCTETS = 75;

/** Folds a line without cutting a character in two. */
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

/** An iCalendar file with its lines folded by octets, however they were before: libraries count characters. */
export const foldedLines = (file: string): string =>
	file
		.replaceAll(/\r\n[\t ]/g, '')
		.split('\r\n')
		.map(fold)
		.join('\r\n');
