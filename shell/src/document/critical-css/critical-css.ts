import type { CssDeclaration, CssPart } from './parse-stylesheet.ts';

/** The parts that a page with these tokens needs, without empty rules and groups. */
function select(part: CssPart, tokens: ReadonlySet<string>): readonly CssPart[] {
	if (part.kind !== 'rule' && part.kind !== 'group') return [part];
	const found =
		part.kind === 'group'
			? part
			: { ...part, selectors: part.selectors.filter(({ needs }) => needs.every((need) => tokens.has(need))) };
	if (found.kind === 'rule' && found.selectors.length === 0) return [];
	const children = part.children.flatMap((child) => select(child, tokens));
	return children.length === 0 ? [] : [{ ...found, children }];
}

const declarationsIn = (parts: readonly CssPart[]): readonly CssDeclaration[] =>
	parts.flatMap((part) => {
		if (part.kind === 'declaration') return [part];
		return part.kind === 'rule' || part.kind === 'group' ? declarationsIn(part.children) : [];
	});

const isVariable = ({ property }: CssDeclaration): boolean => property.startsWith('--');
const variablesIn = ({ text }: CssDeclaration): readonly string[] => text.match(/--(?:[\w-]|\\.)+/g) ?? [];

/** The custom properties read by declarations and page, also through other ones. */
function variablesUsed(declarations: readonly CssDeclaration[], tokens: ReadonlySet<string>): ReadonlySet<string> {
	const used = new Set([...tokens, ...declarations.filter((each) => !isVariable(each)).flatMap(variablesIn)]);
	const definitions = declarations.filter(isVariable);
	for (let before = -1; before !== used.size; ) {
		before = used.size;
		const read = definitions.filter(({ property }) => used.has(property));
		for (const name of read.flatMap(variablesIn)) used.add(name);
	}
	return used;
}

interface Used {
	readonly variables: ReadonlySet<string>;
	readonly animations: string;
}

function textOf(part: CssPart, used: Used): string {
	switch (part.kind) {
		case 'always':
			return part.text;
		case 'declaration':
			return isVariable(part) && !used.variables.has(part.property) ? '' : `${part.text};`;
		case 'keyframes':
			return used.animations.includes(part.name) ? part.text : '';
		case 'group':
			return blockOf(part.prelude, part.children, used);
		case 'rule':
			return blockOf(part.selectors.map(({ text }) => text).join(), part.children, used);
	}
}

function blockOf(prelude: string, parts: readonly CssPart[], used: Used): string {
	const text = parts.map((part) => textOf(part, used)).join('');
	return text === '' ? '' : `${prelude}{${text.replace(/;$/, '')}}`;
}

/**
 * The rules of stylesheets that a document needs for its first paint: those with a matching selector, the custom
 * properties they read, and the animations they use. Preserves the order of the stylesheets.
 *
 * @param tokens See `pageTokens`.
 */
export function criticalCss(stylesheets: readonly (readonly CssPart[])[], tokens: ReadonlySet<string>): string {
	const parts = stylesheets.flat().flatMap((part) => select(part, tokens));
	const declarations = declarationsIn(parts);
	const animations = declarations.filter(({ property }) => property.startsWith('animation'));
	const used = {
		variables: variablesUsed(declarations, tokens),
		animations: animations.map(({ text }) => text).join(' '),
	};
	return parts.map((part) => textOf(part, used)).join('');
}
