import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
	const bits = [...text.replaceAll(' ', '')].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
	const bytes = bits.join('').match(/.{8}/g) ?? [];
	return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/**
 * The code of an authenticator app at an instant (RFC 6238): six digits, another every 30 seconds. Independent of the
 * server's implementation.
 */
export function totp(secret: string, at: Date): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
	const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
	const offset = (digest.at(-1) ?? 0) & 15;
	const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
	return String(number % 1_000_000).padStart(6, '0');
}
