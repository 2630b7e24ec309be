import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../platform/field-cipher.ts';
import { networkOf } from '../platform/network-of.ts';
import { rateLimits } from '../platform/rate-limit.repository.ts';
import type { Counter } from '../platform/rate-limits.ts';
import { ok } from '../platform/result.ts';
import type { LoginAttempt, LoginLimits } from './login-limits.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * Promise A4. Counted before the password is looked at, so that parallel guesses cannot slip through and no derivation is
 * wasted on what is refused: 5 fails from one network in a quarter of an hour, 100 from everywhere in an hour (a reset
 * clears them), 50 of one network address whoever it tries. The owner, at another network, still gets in. Addresses nobody
 * has count the same, or the limit would tell them apart.
 */
export const loginLimits = (
	db: DynamoDBDocumentClient,
	tableName: string,
	openCipher: () => Promise<FieldCipher>,
): LoginLimits => {
	const limits = rateLimits(db, tableName);
	return {
		async admit(attempt) {
			const { now } = attempt;
			const { here, everywhere, address } = countersOf(attempt, await openCipher());
			const admitted = await limits.admit([here, everywhere, address], now);
			if (!admitted.ok) return admitted;
			return ok({
				async succeeded() {
					await Promise.all([limits.clear(here, now), limits.clear(everywhere, now), limits.giveBack([address], now)]);
				},
				unfinished: () => limits.giveBack([here, everywhere, address], now),
			});
		},
		async forgive(attempt) {
			const { here, everywhere } = countersOf(attempt, await openCipher());
			await Promise.all([limits.clear(here, attempt.now), limits.clear(everywhere, attempt.now)]);
		},
	};
};

/** What an attempt is counted on: this account from this network, this account from everywhere, this network. */
function countersOf({ email, ip }: LoginAttempt, cipher: FieldCipher) {
	const network = networkOf(ip);
	const here: Counter = {
		name: `login.here#${cipher.pseudonym('email', `${email} ${network}`)}`,
		limit: 5,
		windowSeconds: QUARTER_HOUR,
	};
	const everywhere: Counter = {
		name: `login.account#${cipher.pseudonym('email', email)}`,
		limit: 100,
		windowSeconds: HOUR,
	};
	const address: Counter = {
		name: `login.address#${cipher.pseudonym('ip', network)}`,
		limit: 50,
		windowSeconds: QUARTER_HOUR,
	};
	return { here, everywhere, address };
}
