import type { Protection } from '@tulia/contracts/endpoint';
import type { Role } from '@tulia/contracts/identity/schemas';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { clock } from '../clock.ts';
import { requireEnv } from '../config.ts';
import { publishedKeys } from '../keys/signing-key.ts';
import { log, traceOf } from '../log.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { roleOf } from '../staff-roles.ts';
import { type AccountConditions, authRepository } from '../table/auth.repository.ts';
import { documentClient } from '../table/dynamo.ts';
import { sessionSeconds, type TokenClaims, tokenVerifier } from './access-token.ts';
import { ok, type Result, refuse } from './result.ts';

/** The caller, as the AUTH record describes it now; only the identity comes from the token. */
export interface Caller {
	readonly userId: string;
	/** The role of the specification: `admin` is every member of staff. Permissions follow from `roles`. */
	readonly role: Role;
	/** Empty for a client. */
	readonly roles: readonly StaffRole[];
	/** The entry of this person in the list of psychologists. */
	readonly psychologistId?: string;
	/** The account's session version, to be compared again inside a transaction. */
	readonly version: number;
	readonly jti: string;
	/** Epoch seconds at which the token expires. */
	readonly expiresAt: number;
}

type AccessRefusal = 'unauthenticated' | 'forbidden' | 'second_factor_missing';

/**
 * Identifies the caller. 401 means only that the session has ended (browsers log out on it), 403 that the role is not
 * sufficient, 503 that the caller could not be identified.
 */
export type Identify = (
	authorization: string | undefined,
	endpoint: Protection,
) => Promise<Result<Caller, AccessRefusal | 'unavailable'>>;

export interface AccessDeps {
	/** Verifies a token; resolved once the public key is known. */
	readonly verifier: () => Promise<(token: string) => TokenClaims | undefined>;
	readonly readStanding: (userId: string, jti: string) => Promise<AccountConditions>;
	/** Whether staff must use a second factor here (rule 5: a setting of the stage). */
	readonly asksStaffForFactor: boolean;
}

/** The access adapter: every endpoint that is not public passes here before anything is read or written. */
export const access =
	({ verifier, readStanding, asksStaffForFactor }: AccessDeps): Identify =>
	async (authorization, endpoint) => {
		const token = /^Bearer ([^\s,]+)$/i.exec(authorization ?? '')?.[1];
		if (token === undefined) return refuse('unauthenticated');
		try {
			const claims = (await verifier())(token);
			if (!claims) return refuse('unauthenticated');
			return decide(claims, await readStanding(claims.sub, claims.jti), { endpoint, asksStaffForFactor });
		} catch (error) {
			log.error('ACCESS_UNDECIDED', traceOf(error));
			return refuse('unavailable', { retryAfterSeconds: 2 });
		}
	};

export interface AccessRequirement {
	readonly endpoint: Protection;
	readonly asksStaffForFactor: boolean;
}

/** The decision, from a genuine token and the stored conditions of its account. */
export function decide(
	claims: TokenClaims,
	{ auth, isRevoked }: AccountConditions,
	{ endpoint, asksStaffForFactor }: AccessRequirement,
): Result<Caller, AccessRefusal> {
	if (isRevoked || auth?.status !== 'active' || auth.ver !== claims.ver) return refuse('unauthenticated');
	const { roles, psychologistId } = auth;
	if (roles.length > 0 && claims.exp - claims.iat > sessionSeconds.admin) return refuse('unauthenticated');
	if (!isAllowed(endpoint, roles)) return refuse('forbidden');
	if (endpoint.access === 'admin' && asksStaffForFactor && !auth.hasFactor) return refuse('second_factor_missing');
	return ok({
		userId: claims.sub,
		role: roleOf(roles),
		roles,
		...(psychologistId === undefined ? {} : { psychologistId }),
		version: auth.ver,
		jti: claims.jti,
		expiresAt: claims.exp,
	});
}

/** Whether any of these roles may call the endpoint. */
const isAllowed = (endpoint: Protection, roles: readonly StaffRole[]): boolean =>
	endpoint.access === 'client' || endpoint.roles.some((role) => roles.includes(role));

/** The adapter of this process: its key is loaded from KMS at the first token, then pinned. */
export function accessFromEnvironment(): Identify {
	requireEnv('SIGNING_KEY_ID');
	const issuer = requireEnv('SITE_ORIGIN');
	const accounts = authRepository(documentClient(), requireEnv('TABLE_NAME'));
	const verifier = memoizeAsync(async () => tokenVerifier({ issuer, keys: await publishedKeys(), now: clock }));
	const asksStaffForFactor = process.env.STAFF_SECOND_FACTOR === 'required';
	return access({ verifier, readStanding: accounts.read, asksStaffForFactor });
}
