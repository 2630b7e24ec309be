import { missingFor } from './notices-need.ts';

const all = { hasEmail: true, hasPhone: true, takesSms: true };
const noPhone = { ...all, hasPhone: false };
const landline = { ...all, takesSms: false };
const landlineAlone = { ...landline, hasEmail: false };
const nothing = { hasEmail: false, hasPhone: false, takesSms: true };

const NONE_TO_TEXT = 'There is no phone number to send an SMS to';
const NO_ADDRESS = 'There is no email address to write to';
const TAKES_NO_SMS = 'This number takes no SMS. Choose email, or give a mobile number';
const PHONE_THEM = 'This number takes no SMS. Choose no notices and phone them, or give a mobile number';

test.each([
	['sms', all, undefined],
	['both', all, undefined],
	[undefined, all, undefined],
	['sms', noPhone, NONE_TO_TEXT],
	['both', noPhone, NONE_TO_TEXT],
	['email', noPhone, undefined],
	['sms', landline, TAKES_NO_SMS],
	['both', landline, TAKES_NO_SMS],
	['email', landline, undefined],
	[undefined, landline, undefined],
	['sms', landlineAlone, PHONE_THEM],
	['both', landlineAlone, NO_ADDRESS],
	['none', landlineAlone, undefined],
	[undefined, landlineAlone, PHONE_THEM],
	['email', nothing, NO_ADDRESS],
	[undefined, nothing, undefined],
	['none', nothing, undefined],
] as const)('the channel %s for %j lacks %s', (notices, ways, message) => {
	expect(missingFor(notices, ways)).toBe(message);
});
