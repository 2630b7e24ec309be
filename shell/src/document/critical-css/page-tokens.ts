import { Parser } from 'htmlparser2';

/** Selectors that the boot script makes match before the late stylesheets are loaded. */
const SET_LATER = ['[data-session]'];

const tokensOfAttribute = ([name, value]: readonly [string, string]): readonly string[] => [
	`[${name.toLowerCase()}]`,
	...(name === 'id' ? [`#${value}`] : []),
	...(name === 'class' ? value.split(/\s+/).map((each) => `.${each}`) : []),
	...(value.match(/--[\w-]+(?=\s*[,)])/g) ?? []),
];

/**
 * The simple selectors that match elements of a document, `main`, `.card`, `#root`, `[hidden]` (attributes by name
 * only), and the custom properties that attributes read, as drawings do: `--sky`.
 */
export function pageTokens(html: string): ReadonlySet<string> {
	const tokens = new Set(SET_LATER);
	const parser = new Parser({
		onopentag(name, attributes) {
			for (const token of [name, ...Object.entries(attributes).flatMap(tokensOfAttribute)]) tokens.add(token);
		},
	});
	parser.end(html);
	return tokens;
}
