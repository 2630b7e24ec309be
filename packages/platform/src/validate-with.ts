import type { FieldError } from '@tulia/contracts/problem';
import { unusableText } from '@tulia/contracts/unusable-text';
import { fieldErrors, type Validator } from '@tulia/contracts/validators/field-errors';

/**
 * The `validate` of a form: the same rules as the server's, with their sentences. An emptied field is absent from the
 * form's values, and the contract reports it as missing, in the same words.
 *
 * @param toBody Turns the form's values into the request body, where the two differ.
 */
export const validateWith =
	<Values>(validator: Validator, toBody: (values: Values) => unknown = (values) => values) =>
	(values: Values): readonly FieldError[] => {
		const body = toBody(values);
		return [...fieldErrors(validator, body), ...unusableText(body)];
	};
