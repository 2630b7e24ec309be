import * as Type from 'typebox';

/**
 * One rule of a text field: a JSON Schema keyword and the sentence shown when it is broken. Rules are tried in order,
 * and the person reads the first broken one.
 */
export interface Rule {
	readonly keyword: { readonly [name: string]: unknown };
	readonly message: string;
}

/**
 * A visible letter, digit, sign or picture. White space, zero-width characters and the letters that Unicode draws as
 * nothing (Hangul fillers, the empty braille pattern) do not count.
 */
const VISIBLE = '(?![\\u115f\\u1160\\u2800\\u3164\\uffa0])[\\p{L}\\p{N}\\p{P}\\p{S}]';
export const required = (message: string): Rule => ({ keyword: { pattern: VISIBLE }, message });
export const atLeast = (length: number, message: string): Rule => ({ keyword: { minLength: length }, message });
export const atMost = (length: number): Rule => ({
	keyword: { maxLength: length },
	message: `Please use at most ${length} characters`,
});
export const matching = (pattern: string, message: string): Rule => ({ keyword: { pattern }, message });
/** Line breaks and NUL in a one-line field allow mail header injection (promise N8). */
export const oneLine: Rule = {
	keyword: { pattern: '^[^\\r\\n\\u0000\\u0085\\u2028\\u2029]*$' },
	message: 'Please write this on one line',
};

/**
 * The address syntax of HTML, with a dotted domain and without empty parts between dots: no mailbox has `jane..x@`.
 * Short and free of back-tracking. R14: 'Enter a valid email'.
 */
const EMAIL_PATTERN =
	"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$";

/** A text field whose broken rules give the sentences of the specification. */
export const text = (...rules: readonly Rule[]): Type.TUnsafe<string> =>
	Type.Unsafe<string>({
		type: 'string',
		allOf: rules.map(({ keyword, message }) => ({ ...keyword, errorMessage: message })),
	});

/** An email address, at most 254 characters (RFC 5321). */
export const email = (requiredMessage = 'Email is required'): Type.TUnsafe<string> =>
	text(required(requiredMessage), atMost(254), matching(EMAIL_PATTERN, 'Enter a valid email'));

/** A date of the calendar of these two centuries, `YYYY-MM-DD`, with correct lengths of months and leap years. */
const DAY =
	'(?:(?:19|20)\\d\\d-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:(?:19|20)(?:0[48]|[2468][048]|[13579][26])|2000)-02-29)';
/** A calendar day in the centre's zone. */
export const DATE_PATTERN = `^${DAY}$`;
/** An instant, ISO 8601 in UTC with milliseconds: `2026-11-24T06:00:00.000Z`. */
export const INSTANT_PATTERN = `^${DAY}T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$`;
const DATE_SHAPE = '^\\d{4}-\\d\\d-\\d\\d$';
const NO_DAY = 'This day is not in the calendar';
/** Wall-clock time in the centre's zone as the specification writes it (R54): `9:00 AM`. */
export const TIME_PATTERN = '^(?:[1-9]|1[0-2]):[0-5]\\d (?:AM|PM)$';

export const CalendarDay = Type.String({ pattern: DATE_PATTERN, errorMessage: NO_DAY });
/** A calendar day that a person chooses in a form. */
export const chosenDay = (message = 'Please select a date'): Type.TUnsafe<string> =>
	text(required(message), matching(DATE_SHAPE, message), matching(DATE_PATTERN, NO_DAY));
export const WallTime = Type.String({ pattern: TIME_PATTERN });
export const Instant = Type.String({
	pattern: INSTANT_PATTERN,
	errorMessage: 'This day or time is not in the calendar',
});
/** An id in an address, as our own and the seed's are formed. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' });
/** The cursor of the next page: an opaque text from `nextCursor`. */
export const Cursor = Type.String({ pattern: '^[A-Za-z0-9_-]{1,512}$' });
/** An amount of money in integer cents of the centre's currency. */
export const Cents = Type.Integer({ minimum: 0 });

/** An object that a person fills in. `missing`: sentences for absent fields; undeclared fields are refused by name. */
export const form = <P extends Type.TProperties>(
	properties: P,
	missing: { readonly [K in keyof P]?: string },
): Type.TObject<P> => Type.Object(properties, { additionalProperties: false, errorMessage: { required: missing } });

/** An object that no person fills in: as strict, without sentences. */
export const strict = <P extends Type.TProperties>(properties: P): Type.TObject<P> =>
	Type.Object(properties, { additionalProperties: false });
