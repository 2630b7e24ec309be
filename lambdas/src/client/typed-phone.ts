import { ok, type Result, refuse } from '../platform/http/result.ts';
import { type PhoneNumber, phoneNumber, takesTexts, textedCountryNames } from '../platform/phone-number.ts';

/** The number typed into the field `phone`, undefined for an empty field. */
export function typedPhone(typed: string | undefined): Result<PhoneNumber | undefined, 'invalid_request'> {
	if (typed === undefined) return ok(undefined);
	const number = phoneNumber(typed);
	return number === undefined ? refuse('invalid_request', { errors: [NO_NUMBER] }) : ok(number);
}

const NO_NUMBER = {
	field: 'phone',
	message: 'This is not a phone number. Try 0712 345 678, or begin with + and the country',
};

/** Whether SMS to it are possible; true without a number. */
export const mayBeTexted = (number: PhoneNumber | undefined): boolean => number === undefined || takesTexts(number);

/** The number for SMS from the field `phone`: a landline is refused. */
export function textedPhone(typed: string): Result<PhoneNumber, 'invalid_request'> {
	const number = phoneNumber(typed);
	if (number === undefined) return refuse('invalid_request', { errors: [NO_NUMBER] });
	return takesTexts(number) ? ok(number) : refuse('invalid_request', { errors: [noTexts()] });
}

/** Names the countries that get SMS where the stage lists them: the number may be a mobile one of another country. */
function noTexts() {
	const names = textedCountryNames();
	return { field: 'phone', message: `This number takes no SMS. Please give a mobile number${names && ` of ${names}`}` };
}
