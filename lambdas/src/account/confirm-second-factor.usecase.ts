import type { confirmSecondFactor as endpoint } from '@tulia/contracts/account/endpoints';
import type { FieldCipher } from '../platform/field-cipher.ts';
import type { HandlerResult, Input } from '../platform/http.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import { ok, refuse } from '../platform/result.ts';
import { recoveryProof } from './check-code.usecase.ts';
import { newRecoveryCodes } from './recovery-code.ts';
import type { SecondFactor, SecondFactorStore } from './second-factor-store.ts';
import { stepOfCode } from './totp.ts';

export interface ConfirmSecondFactorDeps {
	readonly factors: Pick<SecondFactorStore, 'read' | 'activate'>;
	readonly limits: RateLimits;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'proof'>>;
	readonly now: () => Date;
}

/** How long a secret waits for its first code, milliseconds. */
const PENDING_MS = 10 * 60_000;

const isWaiting = (factor: SecondFactor | undefined, now: Date): factor is SecondFactor =>
	factor?.state === 'pending' && now.getTime() - factor.startedAt < PENDING_MS;

/** Makes the offered secret count, and answers the recovery codes, which are never shown again. */
export const confirmSecondFactor =
	({ factors, limits, openCipher, now }: ConfirmSecondFactorDeps) =>
	async ({
		body,
		caller,
	}: Pick<Input<typeof endpoint>, 'body' | 'caller'>): Promise<HandlerResult<'confirmSecondFactor'>> => {
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
