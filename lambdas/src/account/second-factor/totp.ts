import { Secret, TOTP } from 'otpauth';

/** RFC 6238, as every authenticator app implements it: six digits of HMAC-SHA1, a new code every half minute. */
const PERIOD_SECONDS = 30;
/** Steps accepted before and after the current one, for a phone with an inexact clock. */
const WINDOW = 1;

/** 160 random bits, base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totp = (secret: string, issuer = '', label = ''): TOTP =>
	new TOTP({ secret: Secret.fromBase32(secret), issuer, label, period: PERIOD_SECONDS, digits: 6 });

/** The content of the QR code: `otpauth://totp/<centre>:<address>?secret=…`. */
export const totpUri = (
	secret: string,
	{ centre, email }: { readonly centre: string; readonly email: string },
): string => totp(secret, centre, email).toString();

/** The step the code belongs to, counted from the epoch; undefined when the code is wrong or outside the window. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
	const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
	return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** A secret formatted for typing: `ABCD EFGH …`. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
