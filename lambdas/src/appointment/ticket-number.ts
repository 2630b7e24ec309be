import { dayOf } from '@tulia/centre/clock';

/** Letters and digits that nobody mistakes for another when reading aloud: without 0 O 1 I L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 5;

/** A whole number from 0, below `max`, that nobody can predict. */
export type Random = (max: number) => number;

/**
 * A number such as `TUL-26-4K7M9`: the centre's prefix, the year of booking, five random characters. 28 million a
 * year; the transaction refuses one that exists.
 */
export function ticketNumber(prefix: string, now: Date, random: Random): string {
	const characters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(random(ALPHABET.length)));
	return `${prefix}-${dayOf(now).slice(2, 4)}-${characters.join('')}`;
}
