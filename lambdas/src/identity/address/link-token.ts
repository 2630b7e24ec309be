import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link in a mail, and what is stored of it. */
export interface LinkToken {
	/** 256 random bits, base64url: 43 characters. Only in the mail, never stored. */
	readonly token: string;
	/** Its SHA-256, base64url. At 256 random bits a plain hash is enough (ASVS 6.5.2). */
	readonly hash: string;
}

export function newLinkToken(): LinkToken {
	const token = randomBytes(32).toString('base64url');
	return { token, hash: hashOfToken(token) };
}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
