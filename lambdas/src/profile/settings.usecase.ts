import { isDeepStrictEqual } from 'node:util';
import { senderErrors } from '@tulia/contracts/profile/mail-sender';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, type Refused, refuse } from '../platform/http/result.ts';
import { openingErrors, profileErrors } from './check-profile.ts';
import type { ProfileStore, Settings, SettingsReplacement } from './profile-store.ts';

interface GetSettingsDeps {
	readonly profiles: Pick<ProfileStore, 'readSettings'>;
	/** The domain that is verified for mail. */
	readonly mailDomain: string;
	/** The currency of a centre without a record. */
	readonly firstCurrency: string;
}

/** The centre's record as staff edit it; absent before the first save, at version 0. */
export const getSettings =
	({ profiles, mailDomain, firstCurrency }: GetSettingsDeps) =>
	async (): Promise<ResultFor<'getSettings'>> => {
		const settings = (await profiles.readSettings()) ?? { ownHours: 'ask_first' as const, version: 0 };
		return ok({ ...settings, mailDomain, firstCurrency });
	};

export interface ChangeSettingsDeps extends Omit<GetSettingsDeps, 'profiles'> {
	readonly profiles: Pick<ProfileStore, 'readSettings' | 'replace'>;
	/** Refuses other opening hours until staff have confirmed the number of coming visits outside of them. */
	readonly askFirst: (
		change: Pick<CentreProfile, 'openingHours'>,
		seen: number | undefined,
	) => Promise<Refused<'bookings_unseen'> | undefined>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Replaces the centre's record, conditional on the version that staff saw. The stream renders the public pages. */
export const changeSettings =
	(deps: ChangeSettingsDeps) =>
	async ({ body, caller }: RequestFor<'changeSettings', 'body' | 'caller'>): Promise<ResultFor<'changeSettings'>> => {
		const { profiles, mailDomain, firstCurrency, askFirst } = deps;
		const refused = refuseProfile(body.profile, mailDomain);
		if (refused) return refused;
		const before = await profiles.readSettings();
		const elsewhere = currencyElsewhere(before, body);
		if (elsewhere) return elsewhere;
		const unseen = await unseenOutside({ before, askFirst }, body);
		if (unseen) return unseen;
		const rule = before?.ownHours ?? 'ask_first';
		const settings = { profile: body.profile, ownHours: body.ownHours ?? rule, version: body.version + 1 };
		const isOtherRule = settings.ownHours !== rule;
		const replaced = await profiles.replace(settings, replacementBy(deps, caller.userId, isOtherRule));
		return replaced.ok ? ok({ ...settings, mailDomain, firstCurrency }) : replaced;
	};

function refuseProfile(
	profile: CentreProfile,
	mailDomain: string,
): Refused<'invalid_request' | 'invalid_hours'> | undefined {
	const errors = [...profileErrors(profile), ...senderErrors(profile, mailDomain)];
	if (errors.length > 0) return refuse('invalid_request', { errors });
	const badHours = hoursErrors(profile);
	return badHours.length > 0 ? refuse('invalid_hours', { errors: badHours }) : undefined;
}

/** A currency is changed together with all prices (`changePrices`): alone it would make KES 35 of $35. */
function currencyElsewhere(
	before: Settings | undefined,
	{ profile, version }: RequestFor<'changeSettings', 'body'>['body'],
): Refused<'invalid_request'> | undefined {
	if (before?.version !== version || before.profile.currency === profile.currency) return undefined;
	const message = 'The currency is changed together with all prices, under Services and prices';
	return refuse('invalid_request', { errors: [{ field: 'profile.currency', message }] });
}

function replacementBy(
	{ now, newId }: Pick<ChangeSettingsDeps, 'now' | 'newId'>,
	actor: string,
	isOtherRule: boolean,
): SettingsReplacement {
	const at = now();
	return { by: { id: newId(at), actor, at }, ruleEntryId: isOtherRule ? newId(at) : undefined };
}

const hoursErrors = ({ openingHours, chatHours }: CentreProfile) => [
	...openingErrors('profile.openingHours', openingHours),
	...(chatHours ? openingErrors('profile.chatHours', chatHours) : []),
];

/** A stale version is refused first. */
async function unseenOutside(
	{ before, askFirst }: Pick<ChangeSettingsDeps, 'askFirst'> & { readonly before: Settings | undefined },
	{ profile: { openingHours }, version, seenVisits }: RequestFor<'changeSettings', 'body'>['body'],
): Promise<Refused<'bookings_unseen'> | undefined> {
	if (before?.version !== version || isDeepStrictEqual(before.profile.openingHours, openingHours)) return undefined;
	return askFirst({ openingHours }, seenVisits);
}
