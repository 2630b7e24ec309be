import { dayOf } from '@tulia/centre/clock';

/** Letters and digits that are unambiguous when read aloud: without 0 O 1 I L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 5;

const TICKET_NUMBER = /^[A-Z]{3}-\d{2}-[2-9A-HJKMNP-Z]{5}$/;

/** Whether a text in capitals is a whole ticket number, of any centre and year. */
export const isTicketNumber = (text: string): boolean => TICKET_NUMBER.test(text);

/** An unpredictable whole number from 0, below `max`. */
export type Random = (max: number) => number;

/**
 * A number such as `TUL-26-4K7M9`: the centre's prefix, the year of booking, five random characters. 28 million a year;
 * the transaction refuses one that exists.
 */
export function ticketNumber(prefix: string, now: Date, random: Random): string {
	const characters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(random(ALPHABET.length)));
	return `${prefix}-${dayOf(now).slice(2, 4)}-${characters.join('')}`;
}
