import { phoneNumber, takesTexts } from '../platform/phone-number.ts';
import { textedPhone } from './typed-phone.ts';

test('a number that takes no SMS is refused at its field', () => {
	const message = 'This number takes no SMS. Please give a mobile number';
	expect(textedPhone('020 2345678')).toMatchObject({ errors: [{ field: 'phone', message }] });
	expect(textedPhone('+44 7911 123456').ok).toBe(true);
});

describe('a stage with a list of SMS countries', () => {
	beforeEach(() => {
		process.env.SMS_COUNTRIES = 'KE,UG';
	});
	afterEach(() => {
		delete process.env.SMS_COUNTRIES;
	});

	test.each([
		['0712 345 678', true],
		['+256 712 345678', true],
		['+44 7911 123456', false],
		['+1 202 555 0143', false],
	])('on a stage with a list of SMS countries, %s gets SMS: %s', (typed, isTexted) => {
		const number = phoneNumber(typed);
		expect(number && takesTexts(number)).toBe(isTexted);
	});

	test('on a stage with a list of SMS countries, a mobile number of another one is refused with the list', () => {
		expect(textedPhone('0712 345 678').ok).toBe(true);
		const message = 'This number takes no SMS. Please give a mobile number of Kenya or Uganda';
		expect(textedPhone('+44 7911 123456')).toMatchObject({ errors: [{ field: 'phone', message }] });
	});
});
