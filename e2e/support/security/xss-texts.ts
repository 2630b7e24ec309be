import { cleanText } from '@tulia/contracts/clean-text';
import { chosenOf } from '@tulia/test-kit/test-tier';
import { xssPayloads } from '@tulia/test-kit/xss-payloads';

/** All payloads in a sweep, otherwise a part of each kind. */
export const storedPayloads = chosenOf(xssPayloads, 40);

/** The payloads as the API stores them. A payload does not become executable by what the API removes. */
export const payloads = storedPayloads.map(cleanText);

const BREAKS = '\u0085\u2028\u2029';
/** A one-line field refuses line breaks. */
const onOneLine = payloads.map((payload) =>
	[...payload].map((sign) => (sign < ' ' || BREAKS.includes(sign) ? ' ' : sign)).join(''),
);

let marks = 0;
/** A unique mark of a text: several texts contain the same payloads. */
const newMark = (): string => `No. ${++marks}: `;

/** Hands out the payloads in turn, as many whole ones as fit into a field. */
export function dealer() {
	let next = 0;
	const take = (): string => onOneLine[next++ % onOneLine.length] ?? '';
	return (size: number): string => {
		const mark = newMark();
		const limit = size - mark.length;
		let text = take();
		while (text.length > limit) text = take();
		for (let longer = `${text} ${take()}`; longer.length <= limit; longer = `${text} ${take()}`) text = longer;
		next -= 1;
		return mark + text;
	};
}

/** All payloads that fit into a field at all, in as many texts as needed. */
export function inTexts(size: number): readonly string[] {
	const limit = size - 'No. 1000: '.length;
	const texts: string[] = [];
	for (const payload of payloads.filter(({ length }) => length <= limit)) {
		const longer = `${texts.at(-1) ?? ''} ${payload}`.trim();
		if (longer.length <= limit && texts.length > 0) texts[texts.length - 1] = longer;
		else texts.push(payload);
	}
	return texts.map((text) => newMark() + text);
}
