/**
 * Converts an article's HTML to lines of text to compare: a line for each block, with list bullets, link targets and
 * text alternatives. Headings, bold and italic are ignored.
 */
export function readableText(html: string): string {
	const { body } = new DOMParser().parseFromString(html, 'text/html');
	for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href')})`);
	for (const picture of body.querySelectorAll('img'))
		picture.replaceWith(`[Picture: ${picture.getAttribute('alt') || 'decorative'}]\n\n`);
	for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
	for (const item of body.querySelectorAll('li')) item.prepend('• ');
	for (const part of body.querySelectorAll('p, h2, h3, h4')) part.append('\n\n');
	return (body.textContent ?? '')
		.replaceAll(/\n\s*\n\s*/g, '\n\n')
		.replaceAll('\n\n• ', '\n• ')
		.trim();
}
