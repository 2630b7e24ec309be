import type { FieldError } from '@tulia/contracts/problem';

const isWithin = (field: string, name: string): boolean => field === name || field.startsWith(`${name}.`);

/**
 * Brings what is wrong inside a part of a form, such as `timeOff.2.from`, to the field that draws the whole part. The first
 * sentence of each field is kept; what belongs to none of the fields stays as it is.
 */
export function groupFieldErrors(errors: readonly FieldError[], names: readonly string[]): readonly FieldError[] {
	const first = new Map<string, string>();
	for (const { field, message } of errors) {
		const name = names.find((each) => isWithin(field, each)) ?? field;
		if (!first.has(name)) first.set(name, message);
	}
	return [...first].map(([field, message]) => ({ field, message }));
}
