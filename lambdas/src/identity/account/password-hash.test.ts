import { currentCost, decoyHash, hashPassword, isOutdated, passwordMatches } from './password-hash.ts';

/** RFC 7914, section 12: scrypt("pleaseletmein", "SodiumChloride", N=16384, r=8, p=1, 64 bytes). */
const RFC_VECTOR =
	'7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887';
const phcOf = (cost: string, salt: string, keyHex: string) =>
	`$scrypt$${cost}$${Buffer.from(salt).toString('base64').replace(/=+$/, '')}$${Buffer.from(keyHex, 'hex').toString('base64').replace(/=+$/, '')}`;
const cheap = { ln: 4, r: 8, p: 1 };

test('the password hash is scrypt as RFC 7914 defines it', async () => {
	const phc = phcOf('ln=14,r=8,p=1', 'SodiumChloride', RFC_VECTOR);
	expect(await passwordMatches('pleaseletmein', phc)).toBe(true);
	expect(await passwordMatches('pleaseletmeIn', phc)).toBe(false);
});

test('a password matches only its own hash, at the deployed cost', async () => {
	const phc = await hashPassword('Karibu!2026');
	expect(phc).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
	expect(await passwordMatches('Karibu!2026', phc)).toBe(true);
	expect(await passwordMatches('karibu!2026', phc)).toBe(false);
	expect(isOutdated(phc)).toBe(false);
});

test('a password is hashed by its exact bytes: no trimming, no case folding, no truncation', async () => {
	const long = `Aa1!${'x'.repeat(124)}`;
	const phc = await hashPassword(long, cheap);
	expect(await passwordMatches(long, phc)).toBe(true);
	for (const other of [` ${long}`, `${long} `, long.slice(0, -1), long.toLowerCase()])
		expect(await passwordMatches(other, phc)).toBe(false);
});

test('the same password has another hash for each account', async () => {
	expect(await hashPassword('Karibu!2026', cheap)).not.toBe(await hashPassword('Karibu!2026', cheap));
});

test('a hash of any other cost is outdated', async () => {
	expect(isOutdated(await hashPassword('Karibu!2026', cheap))).toBe(true);
	expect(isOutdated(decoyHash)).toBe(false);
	expect(currentCost).toEqual({ ln: 15, r: 8, p: 3 });
});

test('no password matches the decoy hash', async () => {
	for (const guess of ['', 'decoy', 'Karibu!2026']) expect(await passwordMatches(guess, decoyHash)).toBe(false);
});

test.each(['', 'Karibu!2026', '$2b$10$abcdefghijklmnopqrstuv', '$scrypt$ln=15,r=8$c2FsdA$aGFzaA'])(
	'a stored value that is no scrypt hash (%p) throws instead of counting as a wrong password',
	async (stored) => {
		await expect(passwordMatches('x', stored)).rejects.toThrow('not a scrypt PHC string');
	},
);
