import type { FieldError } from '@tulia/contracts/problem';
import { unusableText } from '@tulia/contracts/unusable-text';
import { fieldErrors, type Validator } from '@tulia/contracts/validators/field-errors';

/**
 * The `validate` of a form: the very rules the server uses, with their sentences. A field that was emptied is absent from
 * the values of a form; the contract reports it as missing, in the same words.
 *
 * @param toBody turns what the form holds into what will be sent, where the two differ.
 */
export const validateWith =
	<Values>(validator: Validator, toBody: (values: Values) => unknown = (values) => values) =>
	(values: Values): readonly FieldError[] => {
		const body = toBody(values);
		return [...fieldErrors(validator, body), ...unusableText(body)];
	};
