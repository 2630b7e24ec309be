import type { startSecondFactor as endpoint } from '@tulia/contracts/account/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import type { ProveOwner } from './prove-owner.usecase.ts';
import type { SecondFactorStore } from './second-factor-store.ts';
import { inGroups, newTotpSecret, totpUri } from './totp.ts';

export interface StartSecondFactorDeps {
	readonly factors: Pick<SecondFactorStore, 'begin'>;
	readonly prove: ProveOwner;
	/** The centre's name, as the authenticator app shall show it. */
	readonly readCentre: () => Promise<{ readonly name: string } | undefined>;
	readonly now: () => Date;
}

/** Offers staff a secret for their authenticator app. It counts for nothing until its first code comes back. */
export const startSecondFactor =
	({ factors, prove, readCentre, now }: StartSecondFactorDeps) =>
	async ({
		body,
		caller,
	}: Pick<Input<typeof endpoint>, 'body' | 'caller'>): Promise<HandlerResult<'startSecondFactor'>> => {
		if (caller.role !== 'admin') return refuse('forbidden');
		const owner = await prove(caller.userId, body.currentPassword);
		if (!owner.ok) return owner;
		const secret = newTotpSecret();
		const kept = await factors.begin(caller.userId, secret, now());
		// There is one already; it must be removed first, with a code of it.
		if (!kept.ok) return refuse('forbidden');
		const centre = (await readCentre())?.name ?? 'Tulia';
		return ok({ secret: inGroups(secret), uri: totpUri(secret, { centre, email: owner.value.profile.email }) });
	};
