import { fieldErrors, type Validator } from '@tulia/contracts/validators/field-errors';

/** Errors as react-final-form wants them, by the name of the field. */
export type FormErrors = Readonly<Record<string, string>>;

/** Field errors, ours or the server's, as react-final-form wants them. */
export const formErrors = (errors: readonly { readonly field: string; readonly message: string }[]): FormErrors =>
	Object.fromEntries(errors.map(({ field, message }) => [field, message]));

/**
 * The `validate` of a form: the very validator the server uses, with its sentences. react-final-form drops a field that
 * was emptied; the contract then reports it as missing, in the same words.
 *
 * @param toBody turns what the form holds into what will be sent, where the two differ.
 */
export const validateWith =
	<Values>(validator: Validator, toBody: (values: Values) => unknown = (values) => values) =>
	(values: Values): FormErrors =>
		formErrors(fieldErrors(validator, toBody(values)));
