import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import type { CalendarStore } from '../availability/calendar-store.ts';
import { closedDays, daysToldAhead } from '../availability/closed-days.ts';
import { ok, type Result } from '../platform/result.ts';
import type { ProfileStore } from './profile-store.ts';

export interface GetProfileDeps {
	readonly profiles: Pick<ProfileStore, 'read'>;
	readonly calendar: Pick<CalendarStore, 'between'>;
	readonly now: () => Date;
}

/** The centre's record with the days it is closed; undefined until there is one. */
export async function readPublicProfile({
	profiles,
	calendar,
	now,
}: GetProfileDeps): Promise<PublicProfile | undefined> {
	const days = daysToldAhead(now());
	const [profile, entries] = await Promise.all([profiles.read(), calendar.between(days.from, days.to)]);
	return profile && { ...profile, closedDays: [...closedDays(profile.openingHours, entries, days)] };
}

/** Answers the centre's record. A table without one was never seeded, which is a fault of ours and not a refusal. */
export const getProfile = (deps: GetProfileDeps) => async (): Promise<Result<PublicProfile, never>> => {
	const profile = await readPublicProfile(deps);
	if (!profile) throw new Error('The table holds no centre profile: it has not been seeded.');
	return ok(profile);
};
