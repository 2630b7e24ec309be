const ELEMENTS = new Set('p h2 h3 h4 ul ol li strong em blockquote br a img'.split(' '));
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
	a: ['href', 'rel'],
	img: ['src', 'alt', 'width', 'height'],
};
const HERE = 'https://tulia.example';

const isSafeAddress = (element: Element, address: string): boolean => {
	if (!URL.canParse(address, HERE)) return false;
	if (element.localName === 'a' && /^tel:\+?\d+$/.test(address)) return true;
	const { protocol, origin } = new URL(address, `${HERE}/blogs/1`);
	return origin === HERE || (element.localName === 'a' && ['http:', 'https:', 'mailto:'].includes(protocol));
};

const unsafeAttribute = (element: Element, { name, value }: Attr): string | undefined => {
	if (!ATTRIBUTES[element.localName]?.includes(name)) return `${element.localName}[${name}]`;
	if (['width', 'height'].includes(name) && !/^\d{1,4}$/.test(value)) return `${element.localName}[${name}=${value}]`;
	if (['href', 'src'].includes(name) && !isSafeAddress(element, value)) return `${element.localName}[${name}=${value}]`;
	return undefined;
};

/**
 * The parts of this HTML beyond the allow list, as a browser would find them: parsed by a real HTML parser (jsdom), in
 * its place on the page, and again from the parser's output, because markup may mutate (mXSS).
 */
export function unsafeParts(html: string): readonly string[] {
	const first = partsOf(html);
	return [...new Set([...first.found, ...partsOf(first.written).found])];
}

function partsOf(html: string): { readonly found: readonly string[]; readonly written: string } {
	const { body } = new DOMParser().parseFromString('<!DOCTYPE html><article></article>', 'text/html');
	const article = body.querySelector('article') ?? body;
	article.innerHTML = html;
	const found = [...article.querySelectorAll('*')].flatMap((element) => {
		const known = ELEMENTS.has(element.localName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml';
		const attributes = [...element.attributes].map((attribute) => unsafeAttribute(element, attribute));
		return [known ? undefined : element.localName, ...attributes].filter((part) => part !== undefined);
	});
	return { found, written: article.innerHTML };
}
