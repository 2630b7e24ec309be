import type { FieldError } from './problem.ts';

interface ValidationError {
	readonly keyword: string;
	readonly instancePath: string;
	readonly message?: string;
	readonly params: { readonly [name: string]: unknown };
}

/** A compiled validator: true when the value is valid, otherwise its broken rules are in `errors`. */
export interface Validator {
	(value: unknown): boolean;
	errors?: readonly ValidationError[] | null;
}

/** The single missing property; an error about several properties belongs to the object. */
const missingProperty = (error: ValidationError): string | undefined => {
	const [inner, ...others] = Array.isArray(error.params.errors) ? error.params.errors : [error];
	const name = inner?.params?.missingProperty;
	return typeof name === 'string' && others.length === 0 ? name : undefined;
};

const fieldOf = (error: ValidationError): string => {
	const path = error.instancePath.slice(1).replaceAll('/', '.');
	const undeclared = error.params.additionalProperty;
	const name = typeof undeclared === 'string' ? undeclared : missingProperty(error);
	return [path, name].filter(Boolean).join('.');
};

const SENTENCES: { readonly [keyword: string]: string } = {
	additionalProperties: 'This field is not expected',
	required: 'This field is required',
	type: 'This has the wrong type',
};

const sentenceOf = (error: ValidationError): string =>
	error.keyword === 'errorMessage'
		? (error.message ?? 'This is not valid')
		: (SENTENCES[error.keyword] ?? 'This is not valid');

/**
 * The first broken rule of each field, in the order of the schema, or an empty list for a valid value. A missing field
 * is reported under its own name; a value that is not an object is reported with an empty field name.
 */
export function fieldErrors(validate: Validator, value: unknown): readonly FieldError[] {
	if (validate(value)) return [];
	const first = new Map<string, string>();
	for (const error of validate.errors ?? []) {
		const field = fieldOf(error);
		if (!first.has(field)) first.set(field, sentenceOf(error));
	}
	return [...first].map(([field, message]) => ({ field, message }));
}
