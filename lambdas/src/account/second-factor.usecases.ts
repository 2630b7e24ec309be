import type { confirmSecondFactor, removeSecondFactor, startSecondFactor } from '@tulia/contracts/account/endpoints';
import type { CheckCode } from '../identity/login.usecase.ts';
import type { FieldCipher } from '../platform/field-cipher.ts';
import type { Caller, HandlerResult, Input } from '../platform/http.ts';
import type { RateLimits } from '../platform/rate-limit.repository.ts';
import { ok, refuse } from '../platform/result.ts';
import { recoveryProof } from './check-code.usecase.ts';
import type { ProveOwner } from './prove-owner.usecase.ts';
import { newRecoveryCodes } from './recovery-code.ts';
import type { SecondFactor, SecondFactorStore } from './second-factor-store.ts';
import { inGroups, newTotpSecret, stepOfCode, totpUri } from './totp.ts';

export interface SecondFactorDeps {
	readonly factors: SecondFactorStore;
	readonly prove: ProveOwner;
	readonly checkCode: CheckCode;
	readonly limits: RateLimits;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'proof'>>;
	/** The centre's name, as the authenticator app shall show it. */
	readonly readCentre: () => Promise<{ readonly name: string } | undefined>;
	readonly now: () => Date;
}

/** How long a secret waits for its first code, milliseconds. */
const PENDING_MS = 10 * 60_000;

const isStaff = ({ role }: Caller): boolean => role === 'admin';

/** Offers staff a secret for their authenticator app. It counts for nothing until its first code comes back. */
export const offerSecondFactor =
	({ factors, prove, readCentre, now }: SecondFactorDeps) =>
	async ({
		body,
		caller,
	}: Pick<Input<typeof startSecondFactor>, 'body' | 'caller'>): Promise<HandlerResult<'startSecondFactor'>> => {
		if (!isStaff(caller)) return refuse('forbidden');
		const owner = await prove(caller.userId, body.currentPassword);
		if (!owner.ok) return owner;
		const secret = newTotpSecret();
		const kept = await factors.begin(caller.userId, secret, now());
		// There is one already; it must be removed first, with a code of it.
		if (!kept.ok) return refuse('forbidden');
		const centre = (await readCentre())?.name ?? 'Tulia';
		return ok({ secret: inGroups(secret), uri: totpUri(secret, { centre, email: owner.value.profile.email }) });
	};

const isWaiting = (factor: SecondFactor | undefined, now: Date): factor is SecondFactor =>
	factor?.state === 'pending' && now.getTime() - factor.startedAt < PENDING_MS;

/** Makes the offered secret count, and answers the recovery codes, which are never shown again. */
export const acceptSecondFactor =
	({ factors, limits, openCipher, now }: SecondFactorDeps) =>
	async ({
		body,
		caller,
	}: Pick<Input<typeof confirmSecondFactor>, 'body' | 'caller'>): Promise<HandlerResult<'confirmSecondFactor'>> => {
		if (!isStaff(caller)) return refuse('forbidden');
		const { userId } = caller;
		const moment = now();
		const counter = { name: `factor-first#${userId}`, limit: 10, windowSeconds: 15 * 60 };
		const admitted = await limits.admit([counter], moment);
		if (!admitted.ok) return admitted;

		const factor = await factors.read(userId);
		if (!isWaiting(factor, moment)) return refuse('second_factor_pending');
		const step = stepOfCode(factor.secret, body.code.replaceAll(' ', ''), moment);
		if (step === undefined) return refuse('second_factor_wrong');

		const codes = newRecoveryCodes();
		const cipher = await openCipher();
		const recoveryProofs = codes.map((code) => recoveryProof(cipher, userId, code));
		const done = await factors.activate(userId, { startedAt: factor.startedAt, step, recoveryProofs, now: moment });
		return done.ok ? ok({ codes: [...codes] }) : refuse('second_factor_pending');
	};

/** Takes the second factor away: the password and a code are asked for. */
export const dropSecondFactor =
	({ factors, prove, checkCode, now }: SecondFactorDeps) =>
	async ({
		body,
		caller,
	}: Pick<Input<typeof removeSecondFactor>, 'body' | 'caller'>): Promise<HandlerResult<'removeSecondFactor'>> => {
		if (!isStaff(caller)) return refuse('forbidden');
		const owner = await prove(caller.userId, body.currentPassword);
		if (!owner.ok) return owner;
		const code = await checkCode(caller.userId, body.code, now());
		if (!code.ok) return code;
		await factors.remove(caller.userId, now());
		return ok(null);
	};
