/** What a document says about its page to browsers, search engines and those it is shared with. */
export interface HeadFacts {
	readonly title: string;
	readonly description: string | undefined;
	/** The page's own address, for search engines and those it is shared with. */
	readonly canonical: string | undefined;
	readonly siteName: string;
	readonly icon: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};
/** Text as it may stand between tags and in an attribute's quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

function shareTags({ title, description, canonical, siteName }: HeadFacts): string {
	const tags = [
		`<meta property="og:title" content="${escapeHtml(title)}">`,
		`<meta property="og:site_name" content="${escapeHtml(siteName)}">`,
		'<meta property="og:type" content="website">',
	];
	if (description) {
		tags.push(`<meta name="description" content="${escapeHtml(description)}">`);
		tags.push(`<meta property="og:description" content="${escapeHtml(description)}">`);
	}
	if (canonical) {
		tags.push(`<link rel="canonical" href="${escapeHtml(canonical)}">`);
		tags.push(`<meta property="og:url" content="${escapeHtml(canonical)}">`);
	}
	return tags.join('');
}

/** The head of a document, all but what it loads. */
export function headTags(facts: HeadFacts): string {
	return [
		`<title>${escapeHtml(facts.title)}</title>`,
		shareTags(facts),
		'<meta name="theme-color" content="#faf9f5" media="(prefers-color-scheme: light)">',
		'<meta name="theme-color" content="#0e1225" media="(prefers-color-scheme: dark)">',
		`<link rel="icon" href="${facts.icon}">`,
	].join('');
}
