import { centreProfile } from '@tulia/centre/profile';
import type { FieldError } from '@tulia/contracts/problem';

/** Domains reserved for examples (RFC 2606 and 6761). */
const RESERVED = /[\w-]\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|org|net)\b/i;
/** `<Name of the centre>` */
const TO_BE_FILLED = /<[^<>]+>/;
/** The numbers of the demo. */
const DEMO_PHONE = /^0700000\d{3}$/;
const DEMO_TEXTS: ReadonlySet<string> = new Set([
	...centreProfile.address.lines.slice(0, 1),
	centreProfile.address.mapUrl,
]);

function reasonAgainst(text: string): string | undefined {
	if (TO_BE_FILLED.test(text)) return 'is still a placeholder: please write your own';
	if (RESERVED.test(text)) return 'is an address made for examples, which nobody can reach: please write your own';
	if (DEMO_PHONE.test(text.replaceAll(' ', ''))) return 'is a phone number of the demo: please write your own';
	return DEMO_TEXTS.has(text) ? 'is of the demo: please write your own' : undefined;
}

/**
 * The invented values of a record, field by field: the demo's facts and unfilled placeholders. The sender address of
 * mails is checked only by the domain that is verified for mail.
 */
export function placeholderErrors(value: unknown, field: string): readonly FieldError[] {
	if (field.endsWith('mailSender.email')) return [];
	if (typeof value === 'string') {
		const message = reasonAgainst(value);
		return message === undefined ? [] : [{ field, message }];
	}
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) =>
		placeholderErrors(part, field === '' ? key : `${field}.${key}`),
	);
}
