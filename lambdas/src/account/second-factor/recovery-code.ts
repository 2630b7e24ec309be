import { randomInt } from 'node:crypto';

/** No letters that look like others. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const COUNT = 10;

const letters = (count: number): string =>
	Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ten recovery codes such as `k3f9-2mxq` (39 random bits each), for a lost phone. */
export const newRecoveryCodes = (): readonly string[] =>
	Array.from({ length: COUNT }, () => `${letters(4)}-${letters(4)}`);

/** Normalises a typed code: `K3F9 2MXQ` is `k3f9-2mxq`; six digits stay six digits. */
export function canonicalCode(typed: string): string {
	const plain = typed.toLowerCase().replaceAll(/[ -]/g, '');
	return plain.length === 8 ? `${plain.slice(0, 4)}-${plain.slice(4)}` : plain;
}
