import { ok, type Result, refuse } from '../platform/http/result.ts';
import { type PhoneNumber, phoneNumber, takesTexts, textedCountryNames } from '../platform/phone-number.ts';

/** The number that somebody typed into the field `phone`, undefined where they typed none. */
export function typedPhone(typed: string | undefined): Result<PhoneNumber | undefined, 'invalid_request'> {
	if (typed === undefined) return ok(undefined);
	const number = phoneNumber(typed);
	return number === undefined ? refuse('invalid_request', { errors: [NO_NUMBER] }) : ok(number);
}

const NO_NUMBER = {
	field: 'phone',
	message: 'This is not a phone number. Try 0712 345 678, or begin with + and the country',
};

/** Whether there is nothing against an SMS to it; without a number there is not. */
export const mayBeTexted = (number: PhoneNumber | undefined): boolean => number === undefined || takesTexts(number);

/** The number to which SMS are to be sent, from the field `phone`: a line in an office takes none. */
export function textedPhone(typed: string): Result<PhoneNumber, 'invalid_request'> {
	const number = phoneNumber(typed);
	if (number === undefined) return refuse('invalid_request', { errors: [NO_NUMBER] });
	return takesTexts(number) ? ok(number) : refuse('invalid_request', { errors: [noTexts()] });
}

/** Says which countries are texted where the stage lists them: the number may be a mobile one elsewhere. */
function noTexts() {
	const names = textedCountryNames();
	return { field: 'phone', message: `This number takes no SMS. Please give a mobile number${names && ` of ${names}`}` };
}
