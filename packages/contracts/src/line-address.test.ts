import { callAddress, writeAddress } from './line-address.ts';

test.each([
	['0722 178 177', 'tel:0722178177'],
	['+254 722-178-177', 'tel:+254722178177'],
	['1199', 'tel:1199'],
])('the number %s is dialled as %s', (phone, address) => {
	expect(callAddress(phone)).toBe(address);
});

test.each([
	['sms', '0722 178 177', 'sms:0722178177'],
	['whatsapp', '+254 722 178 177', 'https://wa.me/254722178177'],
	['email', 'listen@lines.example', 'mailto:listen@lines.example'],
	['email', 'a"onclick=x@lines.example?bcc=b@c.example', 'mailto:a%22onclick%3Dx@lines.example%3Fbcc%3Db@c.example'],
] as const)('a message to a line by %s at %s has the address %s', (kind, address, expected) => {
	expect(writeAddress({ kind, address })).toBe(expected);
});
