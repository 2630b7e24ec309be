import { Parser } from 'htmlparser2';

/** What the boot script sets on an element of a page before the late stylesheets are there. */
const SET_LATER = ['[data-session]'];

const tokensOfAttribute = ([name, value]: readonly [string, string]): readonly string[] => [
	`[${name.toLowerCase()}]`,
	...(name === 'id' ? [`#${value}`] : []),
	...(name === 'class' ? value.split(/\s+/).map((each) => `.${each}`) : []),
	...(value.match(/--[\w-]+(?=\s*[,)])/g) ?? []),
];

/**
 * The simple selectors that elements of a document answer to: `main`, `.card`, `#root`, `[hidden]`; of an attribute its name alone. And the
 * custom properties that attributes read, as drawings do: `--sky`.
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
