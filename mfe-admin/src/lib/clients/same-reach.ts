import type { ClientRow } from '@tulia/contracts/client/schemas';

/** The significant digits of a Kenyan number, after any prefix: `0712…`, `+254 712…`. */
const SUBSCRIBER_DIGITS = 9;

const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-SUBSCRIBER_DIGITS);

/** A complete number or address in the form of the search; `undefined` while incomplete. */
export function wholeReach(typed: string): string | undefined {
	const text = typed.trim();
	const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
	const isNumber = /^[+\d\s().-]+$/.test(text) && digitsOf(text).length === SUBSCRIBER_DIGITS;
	return isAddress || isNumber ? text : undefined;
}

/** The clients found who have exactly this number or address. */
export const whoHas = (typed: string, found: readonly ClientRow[]): readonly ClientRow[] =>
	typed.includes('@')
		? found.filter(({ email }) => email.toLowerCase() === typed.trim().toLowerCase())
		: found.filter(({ phone }) => phone !== undefined && digitsOf(phone.number) === digitsOf(typed));
