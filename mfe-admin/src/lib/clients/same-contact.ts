import type { ClientRow } from '@tulia/contracts/client/schemas';

/** The last digits of a Kenyan number, which follow any prefix: `0712…`, `+254 712…`. */
const SUBSCRIBER_DIGITS = 9;

const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-SUBSCRIBER_DIGITS);

/** A number or address that is complete, as a search text; `undefined` until it is complete. */
export function completeContact(typed: string): string | undefined {
	const text = typed.trim();
	const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
	const isNumber = /^[+\d\s().-]+$/.test(text) && digitsOf(text).length === SUBSCRIBER_DIGITS;
	return isAddress || isNumber ? text : undefined;
}

/** Those of the found clients who have exactly this number or address. */
export const clientsWith = (typed: string, found: readonly ClientRow[]): readonly ClientRow[] =>
	typed.includes('@')
		? found.filter(({ email }) => email.toLowerCase() === typed.trim().toLowerCase())
		: found.filter(({ phone }) => phone !== undefined && digitsOf(phone.number) === digitsOf(typed));
