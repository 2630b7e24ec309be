import { JwtVerifier } from 'aws-jwt-verify';
import type { PublicJwk } from '../keys/jwk.ts';

/** The `aud` claim: this API, and no other user of the same key. */
export const TOKEN_AUDIENCE = 'tulia-api';
export const TOKEN_TYPE = 'at+jwt';

const HOUR = 60 * 60;
/** Maximum lifetime of a session, in seconds (rule 2). */
export const sessionSeconds = { client: 12 * HOUR, remembered: 30 * 24 * HOUR, admin: 8 * HOUR } as const;

const MAX_CLOCK_SKEW_SECONDS = 60;
const MAX_TOKEN_CHARACTERS = 2048;

/** The claims of a token that was accepted. Times are epoch seconds. */
export interface TokenClaims {
	readonly sub: string;
	readonly jti: string;
	readonly ver: number;
	readonly iat: number;
	readonly exp: number;
}

export interface TokenVerifierOptions {
	/** The site's origin, as in `iss`. */
	readonly issuer: string;
	readonly keys: readonly PublicJwk[];
	readonly now: () => Date;
}

/**
 * Verifies an access token against pinned keys, without fetching any. Returns undefined for every token that is not
 * exactly what `identity` issues, whatever the library throws: it throws untyped errors for some malformed signatures,
 * and by itself accepts tokens without `exp`, from the future, or of another `typ` (promise A6).
 */
export function tokenVerifier({ issuer, keys, now }: TokenVerifierOptions): (token: string) => TokenClaims | undefined {
	const verifier = JwtVerifier.create({
		issuer,
		audience: TOKEN_AUDIENCE,
		jwksUri: `${issuer}/.well-known/jwks.json`,
		customJwtCheck: ({ header }) => {
			if (header.typ !== TOKEN_TYPE) throw new Error('typ');
			// RFC 7515, 4.1.11: unknown critical extensions must be refused, and all are unknown here.
			if ('crit' in header) throw new Error('crit');
		},
	});
	verifier.cacheJwks({ keys: keys.map((key) => ({ ...key })) });
	return (token) => {
		if (token.length > MAX_TOKEN_CHARACTERS || !isCanonical(token)) return undefined;
		try {
			return claimsOf(verifier.verifySync(token), now());
		} catch {
			return undefined;
		}
	};
}

/** Accepts one spelling per token: a padded or bit-flipped ending of the signature would verify too. */
const isCanonical = (token: string): boolean =>
	token.split('.').every((part) => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part);

/** The checks that the library lacks. Throws on the first broken rule; the reason is not revealed to the caller. */
function claimsOf(payload: object, now: Date): TokenClaims {
	const { sub, jti, ver, iat, exp, nbf }: Record<string, unknown> = { ...payload };
	if (!isText(sub) || !isText(jti)) throw new Error('sub and jti must be text');
	if (!isInteger(ver) || !isInteger(iat) || !isInteger(exp)) throw new Error('ver, iat and exp must be integers');
	if (nbf !== undefined && !isInteger(nbf)) throw new Error('nbf must be an integer');
	if (iat > now.getTime() / 1000 + MAX_CLOCK_SKEW_SECONDS) throw new Error('issued in the future');
	if (exp <= iat || exp - iat > sessionSeconds.remembered) throw new Error('lives too long');
	return { sub, jti, ver, iat, exp };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
