/** The characters with which programs write the bullet or number of a list item into a paragraph. */
const BULLET = /^[\s\u00a0]*(?:[·•▪◦‣o§\uf0b7\uf0a7]|[-–])[\s\u00a0]+/;
const NUMBER = /^[\s\u00a0]*(?:\d{1,3}|[a-z])[.)][\s\u00a0]+/i;
const NUMBERED = /^[\s\u00a0(]*(?:\d+[.)]?)*(?:\d+|[a-z]{1,5})[.):]/i;
/** The style with which Word marks such a paragraph: its list and level. */
const OF_WORD = /mso-list\s*:\s*(l\d+)\s+level(\d)/i;
const SIGN = '[style*="mso-list:Ignore" i]';

type Kind = 'ul' | 'ol';

interface Drawn {
	readonly kind: Kind;
	readonly level: number;
	/** Distinguishes a list from an adjacent one. */
	readonly name: string;
}

interface OpenList extends Drawn {
	readonly list: Element;
}

/** Converts paragraphs to lists, where Word, Word on the web or a mail program wrote list items as paragraphs. */
export function asLists(body: HTMLElement): void {
	itemsOfWordOnline(body);
	let open: readonly OpenList[] = [];
	for (const paragraph of body.querySelectorAll('p')) {
		const drawn = onlineItem(paragraph) ?? signedItem(paragraph) ?? bareItem(paragraph);
		if (!drawn) continue;
		const continuesList = paragraph.previousElementSibling === open[0]?.list;
		open = withListFor(drawn, paragraph, continuesList ? open : []);
		withoutSign(paragraph, drawn.kind === 'ol' ? NUMBER : BULLET);
		const item = body.ownerDocument.createElement('li');
		item.append(...paragraph.childNodes);
		open.at(-1)?.list.append(item);
		paragraph.remove();
	}
}

/** The open lists for an item, outermost first. The last one is the item's own list, found or created. */
function withListFor(drawn: Drawn, paragraph: Element, open: readonly OpenList[]): readonly OpenList[] {
	const around = open.filter(
		({ level, kind, name }) =>
			level < drawn.level || (level === drawn.level && kind === drawn.kind && name === drawn.name),
	);
	if (around.at(-1)?.level === drawn.level) return around;
	const list = paragraph.ownerDocument.createElement(drawn.kind);
	const parent = around.at(-1)?.list.lastElementChild;
	if (parent) parent.append(list);
	else paragraph.before(list);
	return [...around, { ...drawn, list }];
}

const onlineItem = ({ dataset: { kind, level } }: HTMLElement): Drawn | undefined =>
	level ? { kind: kind as Kind, level: Number(level), name: '' } : undefined;

const placeOf = (paragraph: Element): Omit<Drawn, 'kind'> => {
	const [, name = '', level = '1'] = OF_WORD.exec(paragraph.getAttribute('style') ?? '') ?? [];
	return { name, level: Number(level) };
};

/** A paragraph whose bullet is marked by Word, as a list item. */
function signedItem(paragraph: Element): Drawn | undefined {
	const sign = paragraph.querySelector(SIGN)?.textContent;
	return sign ? { kind: NUMBERED.test(sign) ? 'ol' : 'ul', ...placeOf(paragraph) } : undefined;
}

/** A paragraph whose text starts with a bullet, as a list item. */
function bareItem(paragraph: Element): Drawn | undefined {
	const text = paragraph.textContent ?? '';
	const place = placeOf(paragraph);
	const isOfWord = place.name !== '' || /MsoList/i.test(paragraph.className);
	if (isOfWord && NUMBER.test(text)) return { kind: 'ol', ...place };
	const isBullet = isOfWord ? BULLET.test(text) : /^[\s\u00a0]*[·•▪‣\uf0b7][\s\u00a0]/.test(text);
	return isBullet ? { kind: 'ul', ...place } : undefined;
}

/**
 * Converts the list items of Word on the web to paragraphs with their level, because it writes a separate list for
 * each item.
 */
function itemsOfWordOnline(body: HTMLElement): void {
	for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) wrapper.replaceWith(...wrapper.childNodes);
	for (const item of body.querySelectorAll<HTMLElement>('li[data-aria-level]')) {
		const list = item.parentElement;
		const paragraph = body.ownerDocument.createElement('p');
		const { ariaLevel: level } = item.dataset;
		Object.assign(paragraph.dataset, { level, kind: list?.tagName.toLowerCase() });
		paragraph.append(...item.childNodes);
		list?.before(paragraph);
		item.remove();
		if (list?.childElementCount === 0) list.remove();
	}
}

/** Removes the characters of the bullet, in whatever elements they are. */
function withoutSign(paragraph: Element, drawn: RegExp): void {
	const sign = paragraph.querySelector(SIGN);
	sign?.remove();
	let left = sign ? 0 : (drawn.exec(paragraph.textContent ?? '')?.[0].length ?? 0);
	const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
		const text = node.nodeValue ?? '';
		node.nodeValue = text.slice(left);
		left -= Math.min(left, text.length);
	}
}
