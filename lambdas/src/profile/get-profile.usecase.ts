import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import type { CalendarStore } from '../calendar/calendar-store.ts';
import { closedDays, publishedDays } from '../calendar/closed-days.ts';
import type { ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { ProfileStore } from './profile-store.ts';

export interface GetProfileDeps {
	readonly profiles: Pick<ProfileStore, 'read'>;
	readonly calendar: Pick<CalendarStore, 'between'>;
	readonly sendsSms: boolean;
	readonly now: () => Date;
}

/** The centre's record with its closed days; undefined until there is one. */
export async function readPublicProfile({
	profiles,
	calendar,
	sendsSms,
	now,
}: GetProfileDeps): Promise<PublicProfile | undefined> {
	const days = publishedDays(now());
	const [profile, entries] = await Promise.all([profiles.read(), calendar.between(days.from, days.to)]);
	return (
		profile && {
			...profile,
			closedDays: [...closedDays(profile.openingHours, entries, days)],
			...(sendsSms ? { sendsSms } : {}),
		}
	);
}

/** Returns the centre's record, or a refusal while there is none: no default replaces it (decision 057). */
export const getProfile = (deps: GetProfileDeps) => async (): Promise<ResultFor<'getProfile'>> => {
	const profile = await readPublicProfile(deps);
	return profile ? ok(profile) : refuse('not_found', { detail: 'The centre has not published its facts yet.' });
};
