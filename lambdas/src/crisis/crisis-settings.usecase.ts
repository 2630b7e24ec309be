import type { OnDuty } from '@tulia/contracts/crisis/schemas';
import { comparedPhrase } from '@tulia/contracts/may-be-in-crisis';
import type { FieldError } from '@tulia/contracts/problem';
import type { AuditContext } from '../audit/audit-context.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { type CrisisSettingsStore, phrasesInForce } from './crisis-settings.ts';
import type { StaffReach, StaffReachStore } from './staff-reach.ts';

/** Phrases for the visitors' browsers, in addition to the built-in words. */
export const listCrisisPhrases =
	({ settings }: { readonly settings: Pick<CrisisSettingsStore, 'phrases'> }) =>
	async (): Promise<ResultFor<'listCrisisPhrases'>> =>
		ok({ phrases: [...phrasesInForce(await settings.phrases())] });

export interface CrisisSettingsDeps {
	readonly settings: CrisisSettingsStore;
	readonly staff: StaffReachStore;
	/** Whether this stage sends SMS. */
	readonly sendsSms: boolean;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** On-duty staff, candidates, and the centre's own words. Without staff who left or may not read the inbox. */
export const getCrisisSettings = (deps: CrisisSettingsDeps) => async (): Promise<ResultFor<'getCrisisSettings'>> => {
	const [duty, phrases, staff] = await Promise.all([
		deps.settings.duty(),
		deps.settings.phrases(),
		deps.staff.inboxReaders(),
	]);
	const known = new Set(staff.map(({ userId }) => userId));
	return ok({
		duty: { version: duty.version, people: duty.people.filter(({ userId }) => known.has(userId)) },
		candidates: staff.map((one) => candidateOf(one, deps.sendsSms)),
		phrases: { version: phrases.version, own: [...phrases.own] },
	});
};

const candidateOf = ({ userId, name, roles, email, phone }: StaffReach, sendsSms: boolean) => ({
	userId,
	name,
	roles: [...roles],
	hasMail: email !== undefined,
	hasSms: sendsSms && phone !== undefined,
});

/** Sets who is on duty. Each must be allowed to read the inbox, and reachable by the ticked channels. */
export const changeCrisisDuty =
	(deps: CrisisSettingsDeps) =>
	async ({
		body,
		caller,
	}: RequestFor<'changeCrisisDuty', 'body' | 'caller'>): Promise<ResultFor<'changeCrisisDuty'>> => {
		const staff = new Map(
			(await deps.staff.inboxReaders()).map((one) => [one.userId, candidateOf(one, deps.sendsSms)]),
		);
		const errors = body.people.flatMap((one, place) => dutyErrors(one, staff.get(one.userId), place));
		if (new Set(body.people.map(({ userId }) => userId)).size < body.people.length)
			errors.push({ field: 'people', message: 'Somebody is on the list twice' });
		if (errors.length > 0) return refuse('invalid_request', { errors });
		const replaced = await deps.settings.replaceDuty(
			{ people: body.people, version: body.version + 1 },
			contextOf(deps, caller.userId),
		);
		return replaced.ok ? getCrisisSettings(deps)() : replaced;
	};

function dutyErrors(
	{ byMail, bySms }: OnDuty,
	staff: ReturnType<typeof candidateOf> | undefined,
	place: number,
): readonly FieldError[] {
	const field = `people.${place}`;
	if (!staff) return [{ field, message: 'Nobody with this account may read the inbox' }];
	const { name, hasMail, hasSms } = staff;
	if (!byMail && !bySms) return [{ field, message: `Please say how ${name} is told, or take ${name} off the list` }];
	if (byMail && !hasMail) return [{ field, message: `${name} has no confirmed email address that takes mail` }];
	return bySms && !hasSms ? [{ field, message: `${name} has no phone that a code confirmed` }] : [];
}

export const changeCrisisPhrases =
	(deps: CrisisSettingsDeps) =>
	async ({
		body,
		caller,
	}: RequestFor<'changeCrisisPhrases', 'body' | 'caller'>): Promise<ResultFor<'changeCrisisPhrases'>> => {
		const compared = body.own.map(({ phrase }) => comparedPhrase(phrase));
		const errors = compared.flatMap((phrase, place): readonly FieldError[] =>
			compared.indexOf(phrase) === place
				? []
				: [{ field: `own.${place}.phrase`, message: 'This phrase is here already' }],
		);
		if (errors.length > 0) return refuse('invalid_request', { errors });
		const replaced = await deps.settings.replacePhrases(
			{ own: body.own, version: body.version + 1 },
			contextOf(deps, caller.userId),
		);
		return replaced.ok ? getCrisisSettings(deps)() : replaced;
	};

function contextOf({ now, newId }: CrisisSettingsDeps, actor: string): AuditContext {
	const at = now();
	return { actor, at, auditId: newId(at) };
}
