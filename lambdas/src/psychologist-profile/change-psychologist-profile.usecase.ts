import type { PsychologistProfile, PsychologistProfileChange } from '@tulia/contracts/psychologist/staff-schemas';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { StaffPsychologistStore } from '../psychologist/psychologist-store.ts';
import type { PsychologistProfileStore } from './psychologist-profile-store.ts';

export interface ChangePsychologistProfileDeps {
	readonly staff: Pick<StaffPsychologistStore, 'listStaff'>;
	readonly profiles: PsychologistProfileStore;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
type ChangeInput = RequestFor<'changePsychologistProfile', 'params' | 'body' | 'caller', 'userId'>;

const GONE = 'This picture is no longer kept. Please choose it again';

/** Replaces who somebody is for visitors. The stream then has the pages that show them written again. */
export const changePsychologistProfile =
	({ staff, profiles, now, newId }: ChangePsychologistProfileDeps) =>
	async ({ params, body, caller }: ChangeInput): Promise<ResultFor<'changePsychologistProfile'>> => {
		const before = (await staff.listStaff()).find(({ id }) => id === params.id);
		if (!before) return refuse('not_found');
		const { version, ...fields } = body;
		if ((before.profileVersion ?? 0) !== version) return refuse('changed_meanwhile');
		const profile = tidied(fields);
		const { portrait } = profile;
		if (portrait?.startsWith('/') && !(await profiles.keepsPicture(portrait)))
			return refuse('invalid_request', { errors: [{ field: 'portrait', message: GONE }] });
		const at = now();
		const act = { actor: caller.userId, at, auditId: newId(at) };
		const isReplaced = await profiles.replace({ before, profile }, act);
		return isReplaced ? ok({ ...before, profile, profileVersion: version + 1 }) : refuse('changed_meanwhile');
	};

/** Without the spaces around words, and without what is only spaces. */
function tidied(fields: Omit<PsychologistProfileChange, 'version'>): PsychologistProfile {
	const { portrait, languages, licence } = fields;
	const words = (['title', 'summary', 'about'] as const).flatMap((name) => {
		const text = fields[name]?.trim();
		return text ? [[name, text]] : [];
	});
	const board = licence?.board?.trim();
	return {
		...Object.fromEntries(words),
		...(portrait === undefined ? {} : { portrait }),
		languages,
		...(licence ? { licence: { number: licence.number.trim(), ...(board ? { board } : {}) } } : {}),
	};
}
