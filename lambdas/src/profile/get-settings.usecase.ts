import type { HandlerResult } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import type { ProfileStore } from './profile-store.ts';

/** The centre's record as staff edit it. */
export const getSettings =
	({ profiles }: { readonly profiles: Pick<ProfileStore, 'readSettings'> }) =>
	async (): Promise<HandlerResult<'getSettings'>> => {
		const settings = await profiles.readSettings();
		if (!settings) throw new Error('The table holds no centre profile: it has not been seeded.');
		return ok(settings);
	};
