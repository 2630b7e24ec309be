/** How bold or italic text is recognised: by a style property, or by an element. */
interface Look {
	readonly property: RegExp;
	readonly value: RegExp;
	readonly elements: string;
}

const BOLD: Look = {
	property: /(?:^|;)\s*font-weight\s*:\s*([\w-]+)/gi,
	value: /^(?:bold|bolder|[6-9]00)$/i,
	elements: 'b, strong',
};
const ITALIC: Look = {
	property: /(?:^|;)\s*font-style\s*:\s*([\w-]+)/gi,
	value: /^(?:italic|oblique)$/i,
	elements: 'i, em',
};
const HEADING = 'h1, h2, h3, h4, h5, h6';
const INLINE = /^(?:a|b|strong|i|em|u|s|span|font|cite|small|sub|sup)$/i;

/**
 * Whether a text run is bold or italic. The nearest ancestor with the style property or one of the elements decides. If
 * it has both, the style takes precedence, because Google Docs wraps a whole copy in a `b` that is not bold.
 */
function isDrawn(text: Text, { property, value, elements }: Look): boolean {
	for (let around = text.parentElement; around; around = around.parentElement) {
		const styled = [...(around.getAttribute('style') ?? '').matchAll(property)].at(-1)?.[1];
		if (styled && styled !== 'inherit') return value.test(styled);
		if (around.matches(elements)) return true;
	}
	return false;
}

function textsOf(body: HTMLElement): readonly Text[] {
	const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) texts.push(walker.currentNode as Text);
	return texts;
}

/** Converts bold and italic runs to `strong` and `em`, whatever their markup. Headings are bold already. */
export function asElements(body: HTMLElement): void {
	const runs = textsOf(body)
		.filter((text) => text.data.trim() !== '' || INLINE.test(text.parentElement?.tagName ?? ''))
		.map((text) => ({
			text,
			isBold: !text.parentElement?.closest(HEADING) && isDrawn(text, BOLD),
			isItalic: isDrawn(text, ITALIC),
		}));
	for (const drawn of body.querySelectorAll('b, strong, i, em')) drawn.replaceWith(...drawn.childNodes);
	for (const { text, isBold, isItalic } of runs) {
		if (isItalic) wrap(text, 'em');
		if (isBold) wrap(text.parentElement?.tagName === 'EM' ? text.parentElement : text, 'strong');
	}
}

function wrap(node: Text | Element, name: string): void {
	const around = (node.ownerDocument as Document).createElement(name);
	node.replaceWith(around);
	around.append(node);
}
