import type { FieldError } from '@tulia/contracts/problem';

const isWithin = (field: string, name: string): boolean => field === name || field.startsWith(`${name}.`);

/**
 * Moves an error inside a part of a form, such as `timeOff.2.from`, to the field that renders the whole part. Each
 * field shows only its first error. Errors of other fields are unchanged.
 */
export function groupFieldErrors(errors: readonly FieldError[], names: readonly string[]): readonly FieldError[] {
	const first = new Map<string, string>();
	for (const { field, message } of errors) {
		const name = names.find((each) => isWithin(field, each)) ?? field;
		if (!first.has(name)) first.set(name, message);
	}
	return [...first].map(([field, message]) => ({ field, message }));
}
