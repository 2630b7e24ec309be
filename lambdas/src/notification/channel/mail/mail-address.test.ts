import { isMailAddress } from './mail-address.ts';

test.each(['wairimu@mail.example', "o'neil+tag@sub.mail.co.ke", 'a@b.ke'])('the address %j takes mail', (address) => {
	expect(isMailAddress(address)).toBe(true);
});

test.each([
	'',
	'nobody',
	'a@localhost',
	'a b@c.example',
	'a@b.example,c@d.example',
	'a@b.example;c@d.example',
	'a@b.example\r\nBcc: c@d.example',
	'a@b.example\nBcc: c@d.example',
	'a@b.example\0',
	'a@b.example\u2028',
	'a@b.example\u0085c',
	'"a"<b@x.example>,c@y.example',
	'Wairimu <a@b.example>',
	'<a@b.example>',
	'a@b.example%0d%0aBcc:c@d.example',
	'=?utf-8?q?a=40b.example?=',
	`${'a'.repeat(65)}@b.example`,
	`a@${'b'.repeat(60)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.example`,
])('the address %j takes no mail', (address) => {
	expect(isMailAddress(address)).toBe(false);
});
