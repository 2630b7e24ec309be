import type { CssNode } from 'css-tree';

/** Pseudo-classes that cannot match before the first paint. */
const LATER_STATES = new Set(['hover', 'active']);
/** Functions whose only argument counts as a part of the selector itself. */
const MATCHES_ARGUMENT = new Set(['is', 'where', 'has']);

export const childrenOf = (node: CssNode): readonly CssNode[] =>
	'children' in node && node.children ? [...node.children] : [];

/** The tokens a page needs to match a selector; `undefined` if it cannot match before the first paint. */
export function selectorNeeds(selector: CssNode): readonly string[] | undefined {
	const needs: string[] = [];
	for (const node of childrenOf(selector)) {
		const found = needsOfSimple(node);
		if (!found) return undefined;
		needs.push(...found);
	}
	return needs;
}

function needsOfSimple(node: CssNode): readonly string[] | undefined {
	switch (node.type) {
		case 'ClassSelector':
			return [`.${node.name.replaceAll('\\', '')}`];
		case 'IdSelector':
			return [`#${node.name}`];
		case 'TypeSelector':
			return node.name === '*' ? [] : [node.name.toLowerCase()];
		case 'AttributeSelector':
			return [`[${node.name.name.toLowerCase()}]`];
		case 'PseudoClassSelector':
			return needsOfPseudoClass(node.name, childrenOf(node));
		default:
			return [];
	}
}

function needsOfPseudoClass(name: string, [list]: readonly CssNode[]): readonly string[] | undefined {
	if (LATER_STATES.has(name)) return undefined;
	if (!list || !MATCHES_ARGUMENT.has(name)) return [];
	const [only, ...others] = childrenOf(list);
	return only && others.length === 0 ? selectorNeeds(only) : [];
}
