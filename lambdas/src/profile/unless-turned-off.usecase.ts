import type { Feature } from '@tulia/contracts/profile/features';
import { type Refused, refuse } from '../platform/http/result.ts';
import type { ProfileStore } from './profile-store.ts';

interface UnlessTurnedOffDeps {
	readonly profiles: Pick<ProfileStore, 'readLatest'>;
}

/**
 * Runs a visitor's request unless the centre has turned the feature off: then the refusal contains the centre's
 * message. `doneBefore` returns the response to a retry of a request that succeeded while the feature was on.
 */
export const unlessTurnedOff =
	<I, A>(
		feature: Feature,
		{ profiles }: UnlessTurnedOffDeps,
		run: (input: I) => Promise<A>,
		doneBefore: (input: I) => Promise<A | undefined> = async () => undefined,
	) =>
	async (input: I): Promise<A | Refused<'turned_off'>> => {
		const words = (await profiles.readLatest())?.turnedOff?.[feature];
		if (words === undefined) return run(input);
		return (await doneBefore(input)) ?? refuse('turned_off', { detail: words });
	};
