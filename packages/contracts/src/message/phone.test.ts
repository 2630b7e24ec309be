import { validateSendMessageBody } from '../../generated/validators/message.js';
import { fieldErrors } from '../field-errors.ts';
import { tenDigits } from './phone.ts';

const message = {
	name: 'Amina',
	email: 'amina@example.ke',
	subject: 'Parking',
	message: 'Is there a car park near you?',
};
const errorsFor = (phone: unknown) => fieldErrors(validateSendMessageBody, { ...message, phone });

describe('a phone number', () => {
	test.each([
		['0722178177', '0722178177'],
		['0722-178-177', '0722178177'],
		['0722 178 177', '0722178177'],
		[' 0722178177 ', '0722178177'],
		['+254 722 178 177', '0722178177'],
		['+254722178177', '0722178177'],
		['254722178177', '0722178177'],
		['254-722-178-177', '0722178177'],
		['0110123456', '0110123456'],
		['2547221781', '2547221781'], // ten digits stay unchanged
	])('a phone number written %p is normalised to %s', (phone, digits) => {
		expect(errorsFor(phone)).toEqual([]);
		expect(tenDigits(phone)).toBe(digits);
	});

	test.each([[''], ['   '], [undefined]])('a phone number may be left out: %p', (phone) => {
		expect(errorsFor(phone)).toEqual([]);
		expect(tenDigits(phone)).toBeUndefined();
	});

	test.each([
		['nine digits', '072217817'],
		['eleven digits', '07221781770'],
		['letters', '0722I78I77'],
		['a country code and eight digits', '+25472217817'],
		['a country code and ten digits', '+2547221781770'],
		['a country code and the leading zero', '+2540722178177'],
		['another country', '+441632960961'],
		['a plus before ten digits', '+0722178177'],
		['two zeros before the country', '00254722178177'],
		['brackets', '(0722) 178177'],
		['a full stop', '0722.178.177'],
		['a tab', '0722\t178177'],
		['a line break', '0722178177\n'],
		['Arabic digits', '٠٧٢٢١٧٨١٧٧'],
	])('a phone number of %s is refused', (_what, phone) => {
		expect(errorsFor(phone)).toEqual([{ field: 'phone', message: 'Please enter a valid 10-digit phone number' }]);
		expect(tenDigits(phone)).toBeUndefined();
	});
});
