import { commonPasswordErrors, commonPasswordWords } from './common-password.ts';

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
	'Karibu!2026',
	'K@r1bu2026',
	'Asante@123',
	'Nakupenda1!',
	'HakunaMatata1!',
	'Mungu@2026',
	'Munguwangu1!',
	'Wanjiku@1',
	'Jumatatu1!',
])('the password %s is refused', (password) => {
	expect(commonPasswordWords(password)).toBeDefined();
});

test.each([
	'KaribuNyumbani7@Kisumu',
	'Mvua7ya7Kusi!',
	'xK9$mPq2vL',
	'PasswordOfMyHouse1!',
	'Chai&Mandazi4',
	'Ab83629174!',
	'Nairobi2Mombasa!',
])('the password %s is accepted', (password) => {
	expect(commonPasswordWords(password)).toBeUndefined();
});

test.each([
	['Kisumu!2026', /“kisumu”/],
	['K@r1bu2026', /“karibu”/],
	['Q1w2e3r4!', /row of keys/],
	['Aa1!aaaa', /same letters/],
])('the refusal of %s gives the reason', (password, words) => {
	expect(commonPasswordErrors(password)).toEqual([{ field: 'password', message: expect.stringMatching(words) }]);
});

test('a good password and a missing one get no error', () => {
	expect([...commonPasswordErrors(undefined), ...commonPasswordErrors('xK9$mPq2vL')]).toEqual([]);
});
