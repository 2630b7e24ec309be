import type { CheckCode } from '../../identity/session/session.usecase.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { Counter, RateLimits } from '../../platform/limits/rate-limits.ts';
import type { SecondFactorStore } from '../second-factor-store.ts';
import { canonicalCode } from './recovery-code.ts';
import { stepOfCode } from './totp.ts';

export interface CheckCodeDeps {
	readonly factors: Pick<SecondFactorStore, 'read' | 'useStep' | 'useRecoveryProof'>;
	readonly limits: RateLimits;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'proof'>>;
}

/** 5 tries in a quarter of an hour: three of a million codes are right at any moment. */
const counterOf = (userId: string): Counter => ({ name: `factor#${userId}`, limit: 5, windowSeconds: 15 * 60 });

/** The stored proof of a recovery code: bound to its owner, useless without our key. */
export const recoveryProof = (cipher: Pick<FieldCipher, 'proof'>, userId: string, code: string): string =>
	cipher.proof('recovery-code', `${userId} ${code}`);

/** Checks a code of the account and uses it up. At most once, also for fifty simultaneous requests. */
export const checkCode =
	({ factors, limits, openCipher }: CheckCodeDeps): CheckCode =>
	async (userId, typed, now) => {
		const admitted = await limits.admit([counterOf(userId)], now);
		if (!admitted.ok) return admitted;
		const code = canonicalCode(typed);
		const isRight = code.includes('-')
			? await factors.useRecoveryProof(userId, recoveryProof(await openCipher(), userId, code))
			: await isFreshCode(factors, { userId, code, now });
		if (!isRight) return refuse('second_factor_wrong');
		await limits.clear(counterOf(userId), now);
		return ok(undefined);
	};

async function isFreshCode(
	factors: CheckCodeDeps['factors'],
	{ userId, code, now }: { readonly userId: string; readonly code: string; readonly now: Date },
): Promise<boolean> {
	const factor = await factors.read(userId);
	const step = factor?.state === 'active' ? stepOfCode(factor.secret, code, now) : undefined;
	return step !== undefined && factors.useStep(userId, step);
}
