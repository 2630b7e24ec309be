/** A piece of HTML that is safe to put into a page. */
export interface Html {
	readonly html: string;
}

const entities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

type Part = string | number | Html | readonly Html[];

function render(part: Part): string {
	if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
	return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** A template whose values are escaped unless they are HTML themselves. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
	html: texts.map((text, index) => text + (index < parts.length ? render(parts[index] ?? '') : '')).join(''),
});
