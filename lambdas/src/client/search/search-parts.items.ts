import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { lastFour } from '../../platform/last-four.ts';
import type { PhoneNumber } from '../../platform/phone-number.ts';
import { distinctiveWords, searchWords, trigramsFor, trigramsOf } from '../search-words.ts';
import type { Findable } from './client-index.ts';

type Pseudonym = FieldCipher['pseudonym'];

/** Long enough that two parts rarely share a value; every match is compared as a whole. */
const SHORT = 6;

/** A part as a filter value in other items, to narrow a search. */
export const shortened = (part: string): string => part.slice(0, SHORT);

const named = (trigram: string, pseudonym: Pseudonym): string => pseudonym('client-trigram', trigram);

/**
 * The partitions a client is indexed under: keyed digests of trigrams, of the whole number, and of its last four
 * digits.
 */
export const partsOf = ({ before = [], ...now }: Findable, pseudonym: Pseudonym): readonly string[] => [
	...new Set([
		...[now, ...before].flatMap((one) => ownParts(one, pseudonym)),
		...before.flatMap(({ email }) => (email === '' ? [] : [formerAddressPart(email, pseudonym)])),
	]),
];

const ownParts = ({ name, email, phone }: Findable, pseudonym: Pseudonym): readonly string[] => [
	...trigramsOf([...searchWords(name), ...distinctiveWords(searchWords(email))]).map((one) => named(one, pseudonym)),
	...(phone === undefined ? [] : phoneParts(phone, pseudonym)),
];

/** The whole address of a merged record: a booking for it means the remaining one. */
export const formerAddressPart = (address: string, pseudonym: Pseudonym): string =>
	pseudonym('former-address', address);

const phoneParts = (phone: PhoneNumber, pseudonym: Pseudonym): readonly string[] => [
	wholeNumberPart(phone, pseudonym),
	lastDigitsPart(lastFour(phone), pseudonym),
];

export const wholeNumberPart = (phone: PhoneNumber, pseudonym: Pseudonym): string => pseudonym('phone', phone);
export const lastDigitsPart = (digits: string, pseudonym: Pseudonym): string => pseudonym('phone-last-four', digits);

/** A partition to read, and the filter values its items must have. */
export interface PartSearch {
	readonly part: string;
	readonly alsoIn: readonly string[];
}

const MAX_TERMS = 12;

/**
 * The partitions to search for these words, the most selective first: the last trigram of the longest word, because
 * people share beginnings of names more than ends; then those of other words, then first trigrams. Empty when no word
 * has two letters.
 */
export function searchFor(words: readonly string[], pseudonym: Pseudonym): readonly PartSearch[] {
	const longest = [...distinctiveWords(words)].sort((a, b) => b.length - a.length).map(trigramsFor);
	const all = [...new Set(longest.flat())].map((one) => named(one, pseudonym));
	const ends = longest.flatMap((trigrams) => trigrams.slice(-1));
	const beginnings = longest.flatMap((trigrams) => trigrams.slice(0, 1));
	return [...new Set([...ends, ...beginnings])].map((trigram) => {
		const part = named(trigram, pseudonym);
		const others = all.filter((one) => one !== part);
		return { part, alsoIn: others.slice(0, MAX_TERMS).map(shortened) };
	});
}
