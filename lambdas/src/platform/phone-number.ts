import { type PhoneNumber as ParsedNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { textedCountries } from './config.ts';

declare const phone: unique symbol;

/** A number that can exist, as E.164 (`+254712345678`). Only `phoneNumber` makes one. */
export type PhoneNumber = string & { readonly [phone]: true };

const CENTRE_COUNTRY = 'KE';

/** Types of numbers that can receive SMS; for some countries the type is unknown. */
const TEXTED_TYPES: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

const parsed = (number: string): ParsedNumber | undefined => parsePhoneNumberFromString(number, CENTRE_COUNTRY);

const isNumber = (e164: string, of: ParsedNumber): e164 is PhoneNumber => of.isValid() && e164 === of.number;

/**
 * Parses a number as people in Kenya type it: `0712 345 678`, `0110…`, `712 345 678`, `+254 712…`, `00254…`, and
 * numbers of other countries with their `+`. Undefined when no such number can exist, or when it has an extension.
 */
export function phoneNumber(typed: string): PhoneNumber | undefined {
	const found = parsed(typed.trim().replace(/^00/, '+'));
	if (!found || found.ext !== undefined) return undefined;
	const e164: string = found.number;
	return isNumber(e164, found) ? e164 : undefined;
}

/** Whether SMS can be sent to it: no office line, and no satellite or personal number, which costs many times more. */
export function takesTexts(number: PhoneNumber): boolean {
	const found = parsed(number);
	return found !== undefined && TEXTED_TYPES.has(found.getType()) && isTextedCountry(found.country);
}

function isTextedCountry(country: string | undefined): boolean {
	return country !== undefined && (textedCountries()?.includes(country) ?? true);
}

/** `Kenya or Uganda`; empty where the stage lists no countries. */
export function textedCountryNames(): string {
	const names = new Intl.DisplayNames('en', { type: 'region' });
	const countries = (textedCountries() ?? []).map((code) => names.of(code) ?? code);
	return new Intl.ListFormat('en', { type: 'disjunction' }).format(countries);
}

/** The number as dialled in Kenya: `0712 345 678`; one of another country with its code: `+256 712 345678`. */
export function shownNumber(number: PhoneNumber): string {
	const found = parsed(number);
	if (!found) return number;
	if (found.country !== CENTRE_COUNTRY) return found.formatInternational();
	return found.formatNational().replace(/^(\d{4}) (\d{3})(\d{3})$/, '$1 $2 $3');
}
