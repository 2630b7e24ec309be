import { lastFour } from './last-four.ts';
import { phoneNumber, shownNumber, takesTexts } from './phone-number.ts';

const read = (typed: string) => {
	const number = phoneNumber(typed);
	if (!number) throw new Error(`${typed} was not read.`);
	return number;
};

test.each([
	['0712 345 678', '+254712345678'],
	['0712-345-678', '+254712345678'],
	['712345678', '+254712345678'],
	[' +254 712 345 678 ', '+254712345678'],
	['254712345678', '+254712345678'],
	['00254712345678', '+254712345678'],
	['+254 (0) 712 345 678', '+254712345678'],
	['0110 345 678', '+254110345678'],
	['020 2345678', '+254202345678'],
	['+256 712 345678', '+256712345678'],
	['+44 7911 123456', '+447911123456'],
])('the typed number %s is read as %s', (typed, number) => {
	expect(phoneNumber(typed)).toBe(number);
});

test.each(['', '0712', '0712 345 67', '0712 345 6789', '+999 123', 'call me', '0712 345 678 ext 9', '0912 345 678'])(
	'the text %s is not a phone number',
	(typed) => {
		expect(phoneNumber(typed)).toBeUndefined();
	},
);

test('a mobile phone accepts SMS, an office line does not', () => {
	expect(takesTexts(read('0712 345 678'))).toBe(true);
	expect(takesTexts(read('0110 345 678'))).toBe(true);
	expect(takesTexts(read('020 2345678'))).toBe(false);
});

test('a number of Kenya is shown as it is dialled there, one of another country with its country code', () => {
	expect(shownNumber(read('+254712345678'))).toBe('0712 345 678');
	expect(shownNumber(read('+256712345678'))).toBe('+256 712 345678');
});

test('the end of a number is its last four digits', () => {
	expect(lastFour(read('0712 345 678'))).toBe('5678');
});

test.each(['+881 6 12345678', '+870 773 111 632', '+44 70 1234 5678'])(
	'no SMS goes to a satellite or a personal number: %s',
	(typed) => {
		expect(takesTexts(read(typed))).toBe(false);
	},
);
