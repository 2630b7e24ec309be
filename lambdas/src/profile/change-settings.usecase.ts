import type { changeSettings as endpoint } from '@tulia/contracts/profile/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import { openingErrors, profileErrors } from './check-profile.ts';
import type { ProfileStore } from './profile-store.ts';

export interface ChangeSettingsDeps {
	readonly profiles: Pick<ProfileStore, 'replace'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Replaces the centre's record, on the version staff saw. The public pages are rendered again by the change itself. */
export const changeSettings =
	({ profiles, now, newId }: ChangeSettingsDeps) =>
	async ({
		body,
		caller,
	}: Pick<Input<typeof endpoint>, 'body' | 'caller'>): Promise<HandlerResult<'changeSettings'>> => {
		const { profile, version } = body;
		const errors = profileErrors(profile);
		if (errors.length > 0) return refuse('invalid_request', { errors });
		const { openingHours, chatHours } = profile;
		const badHours = [
			...openingErrors('profile.openingHours', openingHours),
			...(chatHours ? openingErrors('profile.chatHours', chatHours) : []),
		];
		if (badHours.length > 0) return refuse('invalid_hours', { errors: badHours });
		const at = now();
		const settings = { profile, version: version + 1 };
		const replaced = await profiles.replace(settings, { id: newId(at), actor: caller.userId, at });
		return replaced.ok ? ok(settings) : replaced;
	};
