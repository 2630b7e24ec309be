/** Line ends other than a line feed. */
const LINE_END = /[\u0085\u2028\u2029]/g;
/** Vertical tabs and form feeds, from slides and old documents: they become spaces. */
const INNER_BREAK = /[\v\f]/g;

/** Shapes the character before it: in non-Latin scripts, emoji, keycaps, the flags of Scotland and Wales. */
const SHAPING = [
	String.raw`(?<=(?![\p{sc=Latin}\p{sc=Inherited}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d\p{Variation_Selector}]`,
	String.raw`(?<=\p{Extended_Pictographic}\ufe0f|\p{Emoji_Modifier})\u200d`,
	String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
	String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]`,
].join('|');
/**
 * Invisible characters: control characters, noncharacters, and what Unicode draws as nothing. Zero-width spaces make
 * two names of one, and bidirectional marks reverse a line of a list.
 */
const INVISIBLE = new RegExp(
	String.raw`(?![\t\n\r]|${SHAPING})[\p{Cc}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`,
	'gu',
);

/** Returns the text as it is stored: composed (NFC), without invisible characters. */
export const cleanText = (text: string): string =>
	text.replace(LINE_END, '\n').replace(INNER_BREAK, ' ').replace(INVISIBLE, '').normalize('NFC');

/** Passwords are not cleaned: a stored one would no longer match. */
const PASSWORD = /password$/i;

function isPlainObject(value: unknown): value is object {
	if (typeof value !== 'object' || value === null) return false;
	const prototype: unknown = Object.getPrototypeOf(value);
	return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Returns the value with its texts cleaned, for form values and request bodies. Other values are unchanged. */
export function withCleanText<T>(value: T): T;
export function withCleanText(value: unknown): unknown {
	if (typeof value === 'string') return cleanText(value);
	if (Array.isArray(value)) return value.map((part) => withCleanText(part));
	if (!isPlainObject(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, part]) => [name, PASSWORD.test(name) ? part : withCleanText(part)]),
	);
}
