import { isCommonPassword } from './common-password.ts';

test.each([
	'Password1!',
	'P@ssw0rd1',
	'Pa$$w0rd',
	'Passw0rd!',
	'!Password123',
	'Welcome@123',
	'Admin@123',
	'Qwerty123!',
	'Qwerty@123',
	'Qwertyuiop1!',
	'Abcd@1234',
	'Abc@12345',
	'Iloveyou1!',
	'I10v3y0u!',
	'Letmein1!',
	'Ch@ngeme1',
	'Test@1234',
	'Nairobi2026!',
	'Kenya@2026',
	'Safaricom1!',
	'Arsenal@1',
	'Liverpool1!',
	'Jesus@2026',
	'Summer2026!',
	'January@1',
	'Monday1!',
	'Monkey123$',
	'Tulia2026!',
	'TuliaCentre1!',
	'Counselling1!',
	'1qaz@WSX',
	'!QAZ2wsx',
	'Q1w2e3r4!',
	'Aa1!aaaa',
	'Aa@123456',
	'Ab@11111',
])('%s is refused', (password) => {
	expect(isCommonPassword(password)).toBe(true);
});

test.each([
	'Karibu!2026',
	'Mvua7ya7Kusi!',
	'xK9$mPq2vL',
	'PasswordOfMyHouse1!',
	'Chai&Mandazi4',
	'Ab83629174!',
	'Nairobi2Mombasa!',
])('%s is accepted', (password) => {
	expect(isCommonPassword(password)).toBe(false);
});
