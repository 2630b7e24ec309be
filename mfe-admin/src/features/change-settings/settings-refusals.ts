import { weekdays } from '@tulia/centre/day';
import type { FieldError } from '@tulia/contracts/problem';
import { groupFieldErrors } from '../../lib/editing/group-field-errors.ts';

/** The fields that render a whole part of the request. */
export const PARTS: readonly string[] = [
	'profile.address.lines',
	'profile.socialLinks',
	'profile.crisisLines',
	...weekdays.flatMap((day) => [`profile.openingHours.${day}`, `profile.chatHours.${day}`]),
];

const WORDS: { readonly [field: string]: string } = {
	'profile.ticketPrefix': 'Use three letters, such as TUL',
	'profile.claims.satisfactionPercent': 'Give a whole number',
	'profile.claims.reviewCount': 'Give a whole number',
};

/** Assigns the contract's errors to their fields, with a default message. */
export const inWords = (errors: readonly FieldError[]): readonly FieldError[] =>
	groupFieldErrors(
		errors.map(({ field, message }) => ({ field, message: WORDS[field] ?? message })),
		PARTS,
	);
