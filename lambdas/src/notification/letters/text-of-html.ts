const ENTITY: Readonly<Record<string, string>> = {
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': "'",
	'&nbsp;': ' ',
	'&amp;': '&',
};

/** What each element of the allow-list is in plain text; of any other its words stay. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
	[/\s+/g, ' '],
	[/<br[^>]*>/g, '\n'],
	[/<img[^>]*>/g, ''],
	// An address that is its own words stands there once.
	[/<a [^>]*href="([^"]*)"[^>]*>\s*\1\s*<\/a>/g, '$1'],
	[/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 ($1)'],
	[/<li[^>]*>\s*(?:<p[^>]*>)?/g, '\n- '],
	[/<\/p>\s*<\/li>/g, ''],
	[/<\/(?:p|h2|h3|h4|ul|ol|blockquote)>/g, '\n\n'],
	[/<[^>]*>/g, ''],
];

/** HTML of the allow-list of articles, as the sanitiser writes it, in plain text: paragraphs apart, links with their address. */
export function textOfHtml(html: string): string {
	const plain = PLAIN.reduce((text, [element, sign]) => text.replaceAll(element, sign), html);
	return plain
		.replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITY[entity] ?? entity)
		.split('\n')
		.map((line) => line.trim())
		.join('\n')
		.replaceAll(/\n{3,}/g, '\n\n')
		.trim();
}
