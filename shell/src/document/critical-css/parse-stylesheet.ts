import type { Atrule, CssNode, Rule } from 'css-tree';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import { childrenOf, selectorNeeds } from './selector-needs.ts';

/** One selector of a rule, with the tokens a page needs to match it. */
interface NeededSelector {
	readonly text: string;
	readonly needs: readonly string[];
}

export interface CssDeclaration {
	readonly kind: 'declaration';
	readonly property: string;
	readonly text: string;
}

/** The parts of a stylesheet that are selected separately, in source order; the text of each is unchanged. */
export type CssPart =
	| { readonly kind: 'rule'; readonly selectors: readonly NeededSelector[]; readonly children: readonly CssPart[] }
	/** `@media`, `@supports`, `@layer` and their like. */
	| { readonly kind: 'group'; readonly prelude: string; readonly children: readonly CssPart[] }
	| { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
	| CssDeclaration
	/** Part of every page: `@font-face`, `@property`, the order of layers. */
	| { readonly kind: 'always'; readonly text: string };

/** The source text of a node. */
type TextOf = (node: CssNode) => string;

/** Rewrites addresses relative to the stylesheet, because in a document they would be relative to the page. */
function withAbsoluteAddresses(css: string, address: string): string {
	const base = new URL(address, 'https://stylesheet.invalid');
	const found: { readonly start: number; readonly end: number; readonly to: string }[] = [];
	walk(parse(css, { positions: true, parseCustomProperty: true }), (node) => {
		if (node.type !== 'Url' || !node.loc || node.value.startsWith('data:')) return;
		const { pathname } = new URL(node.value, base);
		found.push({ start: node.loc.start.offset, end: node.loc.end.offset, to: `url(${pathname})` });
	});
	return found.reduceRight((text, { start, end, to }) => text.slice(0, start) + to + text.slice(end), css);
}

function ruleOf({ prelude, block }: Rule, textOf: TextOf): CssPart {
	const children = partsOf(block, textOf);
	// Unparsed selectors stay on every page.
	if (prelude.type === 'Raw') return { kind: 'rule', selectors: [{ text: textOf(prelude), needs: [] }], children };
	const selectors = childrenOf(prelude).flatMap((selector) => {
		const needs = selectorNeeds(selector);
		return needs ? [{ text: textOf(selector), needs }] : [];
	});
	return { kind: 'rule', selectors, children };
}

function atRuleOf(node: Atrule, textOf: TextOf): readonly CssPart[] {
	const { name, prelude, block } = node;
	const condition = prelude ? textOf(prelude) : '';
	if (name === 'media' && condition === 'print') return [];
	if (name === 'keyframes') return [{ kind: 'keyframes', name: condition, text: textOf(node) }];
	if (!block) return [{ kind: 'always', text: `${textOf(node).replace(/;$/, '')};` }];
	if (name === 'font-face' || name === 'property') return [{ kind: 'always', text: textOf(node) }];
	return [{ kind: 'group', prelude: `@${name} ${condition}`.trim(), children: partsOf(block, textOf) }];
}

function partOf(node: CssNode, textOf: TextOf): readonly CssPart[] {
	switch (node.type) {
		case 'Rule':
			return [ruleOf(node, textOf)];
		case 'Atrule':
			return atRuleOf(node, textOf);
		case 'Declaration':
			return [{ kind: 'declaration', property: node.property, text: textOf(node) }];
		case 'Raw':
			return [{ kind: 'always', text: textOf(node) }];
		default:
			return [];
	}
}

const partsOf = (parent: CssNode, textOf: TextOf): readonly CssPart[] =>
	childrenOf(parent).flatMap((node) => partOf(node, textOf));

/**
 * @param css Text of the stylesheet.
 * @param address Its address on the site: `/shell/<version>/assets/main.css`.
 */
export function parseStylesheet(css: string, address: string): readonly CssPart[] {
	const source = withAbsoluteAddresses(css, address);
	const textOf: TextOf = ({ loc }) => (loc ? source.slice(loc.start.offset, loc.end.offset) : '');
	return partsOf(parse(source, { positions: true, parseValue: false }), textOf);
}
