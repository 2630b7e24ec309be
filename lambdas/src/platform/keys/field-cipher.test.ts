import { randomBytes } from 'node:crypto';
import { fieldCipherFrom } from './field-cipher.ts';

const dataKey = randomBytes(32);
const cipher = fieldCipherFrom(dataKey);

describe('an encrypted field', () => {
	test.each(['', 'Sleeps badly since March.', 'Ninaumwa — 😔', 'x'.repeat(4000)])(
		'an encrypted field can be decrypted for its owner',
		(plain) => {
			const hidden = cipher.encrypt(plain, 'appointment-1');
			expect(hidden).toMatch(/^v1\.[\w-]+$/);
			if (plain) expect(hidden).not.toContain(plain);
			expect(fieldCipherFrom(dataKey).decrypt(hidden, 'appointment-1')).toBe(plain);
		},
	);

	test('an encrypted field cannot be decrypted on another item', () => {
		const hidden = cipher.encrypt('private', 'appointment-1');
		expect(() => cipher.decrypt(hidden, 'appointment-2')).toThrow();
	});

	test('an encrypted field cannot be decrypted with another key', () => {
		const hidden = cipher.encrypt('private', 'appointment-1');
		expect(() => fieldCipherFrom(randomBytes(32)).decrypt(hidden, 'appointment-1')).toThrow();
	});

	test('an encrypted field cannot be decrypted when any single bit was changed', () => {
		const bytes = Buffer.from(cipher.encrypt('private', 'a').slice(3), 'base64url');
		for (let at = 0; at < bytes.length; at += 1) {
			const changed = Buffer.from(bytes);
			changed[at] = (changed[at] ?? 0) ^ 1;
			expect(() => cipher.decrypt(`v1.${changed.toString('base64url')}`, 'a')).toThrow();
		}
	});

	test.each(['', 'plain text', 'v2.AAAA', 'v1.', 'v1.AAAA'])(
		'an encrypted field cannot be decrypted when it is %p',
		(text) => {
			expect(() => cipher.decrypt(text, 'a')).toThrow();
		},
	);

	test('an encrypted field differs each time, so that equal notes cannot be recognised', () => {
		expect(cipher.encrypt('same', 'a')).not.toBe(cipher.encrypt('same', 'a'));
	});
});

describe('a pseudonym', () => {
	test('a pseudonym is stable, and different for every address, kind and key', () => {
		const names = [
			cipher.pseudonym('email', 'amina@example.ke'),
			cipher.pseudonym('email', 'amina@example.co.ke'),
			cipher.pseudonym('ip', 'amina@example.ke'),
			fieldCipherFrom(randomBytes(32)).pseudonym('email', 'amina@example.ke'),
		];
		expect(new Set(names).size).toBe(4);
		for (const name of names) expect(name).toMatch(/^[\w-]{43}$/);
		expect(fieldCipherFrom(dataKey).pseudonym('email', 'amina@example.ke')).toBe(names[0]);
	});
});

describe('a proof', () => {
	test('a proof is stable, and different for every value, purpose and key', () => {
		const proofs = [
			cipher.proof('newsletter-confirm', 'one'),
			cipher.proof('newsletter-confirm', 'two'),
			cipher.proof('newsletter-unsubscribe', 'one'),
			fieldCipherFrom(randomBytes(32)).proof('newsletter-confirm', 'one'),
			cipher.pseudonym('email', 'one'),
		];
		expect(new Set(proofs).size).toBe(5);
		for (const proof of proofs) expect(proof).toMatch(/^[\w-]{43}$/);
		expect(fieldCipherFrom(dataKey).proof('newsletter-confirm', 'one')).toBe(proofs[0]);
	});
});
