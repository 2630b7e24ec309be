import { isWithinOneEdit, suggestAddress } from './suggest-domain.ts';

test.each([
	['wairimu.k@gmial.com', 'gmail.com'],
	['wairimu.k@gmai.com', 'gmail.com'],
	['wairimu.k@gmaill.com', 'gmail.com'],
	['wairimu.k@gnail.com', 'gmail.com'],
	['wairimu.k@gmail.con', 'gmail.com'],
	['wairimu.k@gmail.co', 'gmail.com'],
	[' Wairimu.K@GMIAL.com ', 'gmail.com'],
	['a@yaho.com', 'yahoo.com'],
	['a@yahoo.co.k', 'yahoo.co.uk'],
	['a@hotmial.com', 'hotmail.com'],
	['a@outlok.com', 'outlook.com'],
	['a@iclod.com', 'icloud.com'],
	['a@safaricom.co.k', 'safaricom.co.ke'],
	['a@student.uonbi.ac.ke', 'students.uonbi.ac.ke'],
	['a@gmial.con', 'gmail.com'],
	['a@mail.con', 'mail.com'],
	['a@kikuyu-school.co.k', 'kikuyu-school.co.ke'],
	['a@yaho', 'yahoo.com'],
	['a@gmail', 'gmail.com'],
	['a@gmail.comm', 'gmail.com'],
])('%s gets the suggestion %s', (typed, domain) => {
	expect(suggestAddress(typed)?.domain).toBe(domain);
});

test('the part before the @ is preserved as typed', () => {
	expect(suggestAddress('Wairimu.K@gmial.com')).toEqual({ name: 'Wairimu.K', domain: 'gmail.com' });
});

test.each([
	'wairimu@gmail.com',
	'wairimu@ymail.com',
	'wairimu@mail.com',
	'wairimu@tulia.example',
	'wairimu@gmxyl.com',
	'wairimu@hotmail.ca',
	'@gmial.com',
	'wairimu',
	'wairimu@',
	'',
])('%j gets no suggestion', (typed) => {
	expect(suggestAddress(typed)).toBeUndefined();
});

test('a domain two edits away gets no suggestion', () => {
	expect(isWithinOneEdit('gmial.con', 'gmail.com')).toBe(false);
	expect(isWithinOneEdit('gmail.com', 'gmail.com')).toBe(false);
	expect(isWithinOneEdit('', 'a')).toBe(true);
});
