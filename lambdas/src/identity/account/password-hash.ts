import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt's cost: N = 2^ln blocks of 128·r bytes, p times. */
export interface HashCost {
	readonly ln: number;
	readonly r: number;
	readonly p: number;
}

/** As strong as 2^17/8/1 at a quarter of the memory (promise A8): 32 MiB, about 0.2 s on one processor. */
export const currentCost: HashCost = { ln: 15, r: 8, p: 3 };

const KEY_BYTES = 32;
const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

interface ParsedHash {
	readonly cost: HashCost;
	readonly salt: Buffer;
	readonly key: Buffer;
}

/** The PHC string of a password's exact bytes, with a fresh salt. */
export async function hashPassword(password: string, cost: HashCost = currentCost): Promise<string> {
	const salt = randomBytes(16);
	const key = await derive(password, { salt, cost }, KEY_BYTES);
	return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${base64(salt)}$${base64(key)}`;
}

/** Whether a password matches a PHC string, at the cost in the string. */
export async function passwordMatches(password: string, phc: string): Promise<boolean> {
	const { cost, salt, key } = parse(phc);
	return timingSafeEqual(await derive(password, { salt, cost }, key.length), key);
}

/** Whether a hash has another cost than today's, and should be replaced at the next log-in. */
export function isOutdated(phc: string, wanted: HashCost = currentCost): boolean {
	const { cost } = parse(phc);
	return cost.ln !== wanted.ln || cost.r !== wanted.r || cost.p !== wanted.p;
}

/** A hash of today's cost that no password matches, to compare for an unknown address (promise A1). */
export const decoyHash = `$scrypt$ln=${currentCost.ln},r=${currentCost.r},p=${currentCost.p}$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(KEY_BYTES))}`;

/** Whether a stored hash is a decoy, at any cost. */
export const isDecoy = (phc: string): boolean => parse(phc).key.every((byte) => byte === 0);

function parse(phc: string): ParsedHash {
	const [, ln, r, p, salt, key] = PHC.exec(phc) ?? [];
	if (!ln || !r || !p || !salt || !key) throw new Error('The stored password hash is not a scrypt PHC string.');
	return {
		cost: { ln: Number(ln), r: Number(r), p: Number(p) },
		salt: Buffer.from(salt, 'base64'),
		key: Buffer.from(key, 'base64'),
	};
}

const derive = (password: string, { salt, cost }: Omit<ParsedHash, 'key'>, bytes: number): Promise<Buffer> =>
	new Promise((resolve, reject) => {
		const { ln, r, p } = cost;
		const N = 2 ** ln;
		// Node's default maximum is 32 MiB.
		const maxmem = 128 * r * (N + p + 2);
		scrypt(password, salt, bytes, { N, r, p, maxmem }, (error, key) => (error ? reject(error) : resolve(key)));
	});

/** PHC strings omit the padding. */
function base64(bytes: Buffer): string {
	return bytes.toString('base64').replace(/=+$/, '');
}
