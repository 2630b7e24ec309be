/** A Kenyan phone number: ten digits, or 254 and nine, with spaces, hyphens and a plus (rule 7), or an empty text. */
export const PHONE_PATTERN = '^[ -]*(?:(?:(?:\\d[ -]*){10})|(?:\\+?[ -]*2[ -]*5[ -]*4[ -]*(?:\\d[ -]*){9}))?$';

const CHECK = new RegExp(PHONE_PATTERN);

/** Returns the ten digits of R43 (`0722178177`) of a validated text, or undefined when it is empty. */
export function tenDigits(phone: string | undefined): string | undefined {
	if (!phone?.trim() || !CHECK.test(phone)) return undefined;
	const digits = phone.replaceAll(/\D/g, '');
	return digits.length === 12 ? `0${digits.slice(3)}` : digits;
}
