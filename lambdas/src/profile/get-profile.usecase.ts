import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { ok, type Result } from '../platform/result.ts';
import type { ProfileStore } from './profile-store.ts';

interface GetProfileDeps {
	readonly profiles: Pick<ProfileStore, 'read'>;
}

/** Answers the centre's record. A table without one was never seeded, which is a fault of ours and not a refusal. */
export const getProfile =
	({ profiles }: GetProfileDeps) =>
	async (): Promise<Result<CentreProfile, never>> => {
		const profile = await profiles.read();
		if (!profile) throw new Error('The table holds no centre profile: it has not been seeded.');
		return ok(profile);
	};
