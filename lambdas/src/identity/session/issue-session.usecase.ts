import type { Role } from '@tulia/contracts/identity/schemas';
import { sessionSeconds, TOKEN_AUDIENCE, TOKEN_TYPE, type TokenClaims } from '../../platform/http/access-token.ts';

export interface SessionRequest {
	readonly userId: string;
	readonly role: Role;
	readonly version: number;
	/** Whether "Remember me" was ticked. */
	readonly remember: boolean;
}

export interface SessionTokenDeps {
	/** The site's origin. */
	readonly issuer: string;
	readonly keyId: () => Promise<string>;
	/** ES256 over the signing input: r ‖ s, 64 bytes. */
	readonly sign: (signingInput: Uint8Array) => Promise<Uint8Array>;
	readonly now: () => Date;
	/** Random and unique: identifies the session when it is revoked. */
	readonly newTokenId: () => string;
}

/** Issues an access token: a JWS compact string, `typ` at+jwt (RFC 9068). The AUTH record has the role. */
export const issueSession =
	({ issuer, keyId, sign, now, newTokenId }: SessionTokenDeps) =>
	async ({ userId, role, version, remember }: SessionRequest): Promise<string> => {
		const iat = Math.floor(now().getTime() / 1000);
		const claims: TokenClaims = {
			sub: userId,
			jti: newTokenId(),
			ver: version,
			iat,
			exp: iat + lifetimeOf(role, remember),
		};
		const header = { alg: 'ES256', typ: TOKEN_TYPE, kid: await keyId() };
		const input = `${encode(header)}.${encode({ iss: issuer, aud: TOKEN_AUDIENCE, ...claims })}`;
		return `${input}.${Buffer.from(await sign(Buffer.from(input))).toString('base64url')}`;
	};

/** Lifetime of a session in seconds (rule 2): staff are never remembered. */
export function lifetimeOf(role: Role, remember: boolean): number {
	if (role === 'admin') return sessionSeconds.admin;
	return remember ? sessionSeconds.remembered : sessionSeconds.client;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
