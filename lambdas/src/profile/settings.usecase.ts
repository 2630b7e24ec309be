import { senderErrors } from '@tulia/contracts/profile/mail-sender';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { openingErrors, profileErrors } from './check-profile.ts';
import type { ProfileStore } from './profile-store.ts';

interface GetSettingsDeps {
	readonly profiles: Pick<ProfileStore, 'readSettings'>;
	/** The domain that is verified for mail. */
	readonly mailDomain: string;
}

/** The centre's record as staff edit it; without a record before the first save, which is at version 0. */
export const getSettings =
	({ profiles, mailDomain }: GetSettingsDeps) =>
	async (): Promise<ResultFor<'getSettings'>> => {
		const settings = (await profiles.readSettings()) ?? { version: 0 };
		return ok({ ...settings, mailDomain });
	};

export interface ChangeSettingsDeps {
	/** The domain that is verified for mail. */
	readonly mailDomain: string;
	readonly profiles: Pick<ProfileStore, 'replace'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Replaces the centre's record, on the version staff saw; the first admin saves the first one. The public pages are rendered again by the change itself. */
export const changeSettings =
	({ profiles, mailDomain, now, newId }: ChangeSettingsDeps) =>
	async ({ body, caller }: RequestFor<'changeSettings', 'body' | 'caller'>): Promise<ResultFor<'changeSettings'>> => {
		const { profile, version } = body;
		const errors = [...profileErrors(profile), ...senderErrors(profile, mailDomain)];
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
		return replaced.ok ? ok({ ...settings, mailDomain }) : replaced;
	};
