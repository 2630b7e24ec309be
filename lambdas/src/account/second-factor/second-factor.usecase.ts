import type { CheckCode } from '../../identity/session/session.usecase.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { ProveOwner } from '../own/prove-owner.usecase.ts';
import type { SecondFactor, SecondFactorStore } from '../second-factor-store.ts';
import { recoveryProof } from './check-code.usecase.ts';
import { newRecoveryCodes } from './recovery-code.ts';
import { inGroups, newTotpSecret, stepOfCode, totpUri } from './totp.ts';

export interface StartSecondFactorDeps {
	readonly factors: Pick<SecondFactorStore, 'begin'>;
	readonly prove: ProveOwner;
	/** The centre's name, as the authenticator app shows it. */
	readonly readCentre: () => Promise<{ readonly name: string } | undefined>;
	readonly now: () => Date;
}

/** Offers staff a secret for their authenticator app. It has no effect until its first code was typed. */
export const startSecondFactor =
	({ factors, prove, readCentre, now }: StartSecondFactorDeps) =>
	async ({
		body,
		caller,
	}: RequestFor<'startSecondFactor', 'body' | 'caller'>): Promise<ResultFor<'startSecondFactor'>> => {
		if (caller.role !== 'admin') return refuse('forbidden');
		const owner = await prove(caller.userId, body.currentPassword);
		if (!owner.ok) return owner;
		const secret = newTotpSecret();
		const begun = await factors.begin(caller.userId, secret, now());
		// A second factor exists already. It has to be removed first, which requires one of its codes.
		if (!begun.ok) return refuse('forbidden');
		const centre = (await readCentre())?.name ?? 'Tulia';
		return ok({ secret: inGroups(secret), uri: totpUri(secret, { centre, email: owner.value.profile.email }) });
	};

export interface ConfirmSecondFactorDeps {
	readonly factors: Pick<SecondFactorStore, 'read' | 'activate'>;
	readonly limits: RateLimits;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'proof'>>;
	readonly now: () => Date;
}

/** How long a secret waits for its first code, in milliseconds. */
const PENDING_MS = 10 * 60_000;

const isWaiting = (factor: SecondFactor | undefined, now: Date): factor is SecondFactor =>
	factor?.state === 'pending' && now.getTime() - factor.startedAt < PENDING_MS;

/** Activates the offered secret, and returns the recovery codes, which are never shown again. */
export const confirmSecondFactor =
	({ factors, limits, openCipher, now }: ConfirmSecondFactorDeps) =>
	async ({
		body,
		caller,
	}: RequestFor<'confirmSecondFactor', 'body' | 'caller'>): Promise<ResultFor<'confirmSecondFactor'>> => {
		const { userId, role } = caller;
		if (role !== 'admin') return refuse('forbidden');
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
		const { startedAt } = factor;
		const done = await factors.activate(userId, { startedAt, step, recoveryProofs, now: moment });
		return done.ok ? ok({ codes: [...codes] }) : refuse('second_factor_pending');
	};

export interface RemoveSecondFactorDeps {
	readonly factors: Pick<SecondFactorStore, 'remove'>;
	readonly prove: ProveOwner;
	readonly checkCode: CheckCode;
	readonly now: () => Date;
}

/** Removes the second factor; requires the password and a code. */
export const removeSecondFactor =
	({ factors, prove, checkCode, now }: RemoveSecondFactorDeps) =>
	async ({
		body,
		caller,
	}: RequestFor<'removeSecondFactor', 'body' | 'caller'>): Promise<ResultFor<'removeSecondFactor'>> => {
		if (caller.role !== 'admin') return refuse('forbidden');
		const owner = await prove(caller.userId, body.currentPassword);
		if (!owner.ok) return owner;
		const code = await checkCode(caller.userId, body.code, now());
		if (!code.ok) return code;
		await factors.remove(caller.userId, now());
		return ok(null);
	};
