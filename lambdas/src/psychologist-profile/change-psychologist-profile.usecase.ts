import { isDeepStrictEqual } from 'node:util';
import type { PsychologistProfile, StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, type Refused, refuse } from '../platform/http/result.ts';
import { normalisedProfile } from '../psychologist/normalised-profile.ts';
import type { StaffPsychologistStore } from '../psychologist/psychologist-store.ts';
import type { PsychologistProfileStore } from './psychologist-profile-store.ts';

export interface ChangePsychologistProfileDeps {
	readonly staff: Pick<StaffPsychologistStore, 'listStaff'>;
	readonly profiles: PsychologistProfileStore;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
type ChangeInput = RequestFor<
	'changePsychologistProfile',
	'params' | 'body' | 'caller',
	'userId' | 'roles' | 'psychologistId'
>;

const OWNER_ALONE = 'Only the owner of the site changes the licence';
const GONE = 'This picture is no longer kept. Please choose it again';

/** Replaces the public profile of a psychologist. The stream then renders the pages that show it again. */
export const changePsychologistProfile =
	(deps: ChangePsychologistProfileDeps) =>
	async ({ params, body, caller }: ChangeInput): Promise<ResultFor<'changePsychologistProfile'>> => {
		if (!mayChange(caller, params.id)) return refuse('forbidden');
		const before = (await deps.staff.listStaff()).find(({ id }) => id === params.id);
		if (!before) return refuse('not_found');
		const { version, ...fields } = body;
		return versionOf(before) === version
			? write(deps, { before, profile: normalisedProfile(fields) }, caller)
			: refuse('changed_meanwhile');
	};

const versionOf = ({ profileVersion = 0 }: StaffPsychologist): number => profileVersion;

async function write(
	{ profiles, now, newId }: ChangePsychologistProfileDeps,
	{ before, profile }: { readonly before: StaffPsychologist; readonly profile: PsychologistProfile },
	caller: By,
): Promise<ResultFor<'changePsychologistProfile'>> {
	const refused = refuseLicence(caller, before.profile, profile) ?? (await refusePortrait(profiles, profile));
	if (refused) return refused;
	const at = now();
	const act = { actor: caller.userId, at, auditId: newId(at) };
	const isReplaced = await profiles.replace({ before, profile }, act);
	return isReplaced ? ok({ ...before, profile, profileVersion: versionOf(before) + 1 }) : refuse('changed_meanwhile');
}

type By = ChangeInput['caller'];

const isOwner = ({ roles }: By): boolean => roles.includes('owner');
const mayChange = (caller: By, id: string): boolean => isOwner(caller) || caller.psychologistId === id;

const refuseField = (field: string, message: string): Refused<'invalid_request'> =>
	refuse('invalid_request', { errors: [{ field, message }] });

function refuseLicence(
	caller: By,
	before: PsychologistProfile | undefined,
	after: PsychologistProfile,
): Refused<'invalid_request'> | undefined {
	const isSame = isDeepStrictEqual(before?.licence, after.licence);
	return isOwner(caller) || isSame ? undefined : refuseField('licence.number', OWNER_ALONE);
}

async function refusePortrait(
	profiles: Pick<PsychologistProfileStore, 'keepsPicture'>,
	{ portrait = '' }: PsychologistProfile,
): Promise<Refused<'invalid_request'> | undefined> {
	const isGone = portrait.startsWith('/') && !(await profiles.keepsPicture(portrait));
	return isGone ? refuseField('portrait', GONE) : undefined;
}
