import type { ClientStore } from '../../appointment/client.ts';
import type { HoursRequestStore } from '../../my-day/hours/hours-request.ts';
import type { ResultFor } from '../../platform/http/http.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { ProfileStore } from '../../profile/profile-store.ts';
import type { StaffPsychologistStore } from '../../psychologist/psychologist-store.ts';
import { myHoursOf, type OwnEntry, type OwnHoursCaller, ownRequestOf, ruleFor } from './own-plan.ts';

export interface ReadOwnHoursDeps {
	readonly staff: Pick<StaffPsychologistStore, 'listStaff'>;
	readonly requests: Pick<HoursRequestStore, 'find'>;
	readonly settings: Pick<ProfileStore, 'readOwnHoursRule'>;
	/** Names of accounts, including staff. */
	readonly clients: Pick<ClientStore, 'people'>;
}

/**
 * An entry of the list of psychologists with its latest request, read consistently; undefined for a caller without an
 * entry.
 */
export async function readEntry(
	{ staff, requests }: Pick<ReadOwnHoursDeps, 'staff' | 'requests'>,
	psychologistId: string | undefined,
): Promise<OwnEntry | undefined> {
	if (psychologistId === undefined) return undefined;
	const [psychologists, request] = await Promise.all([staff.listStaff(), requests.find(psychologistId)]);
	const entry = psychologists.find(({ id }) => id === psychologistId);
	return entry && { entry, request };
}

/** The caller's own hours, time off and request; none for a caller who is no psychologist. */
export const getMyHours =
	(deps: ReadOwnHoursDeps) =>
	async ({ caller }: { readonly caller: OwnHoursCaller }): Promise<ResultFor<'getMyHours'>> => {
		const own = await readEntry(deps, caller.psychologistId);
		return own ? answerOf(deps, own, caller) : refuse('not_found');
	};

/** An entry and its request as the psychologist reads them. */
export async function answerOf(
	{ settings, clients }: Pick<ReadOwnHoursDeps, 'settings' | 'clients'>,
	own: OwnEntry,
	caller: OwnHoursCaller,
): Promise<Result<ReturnType<typeof myHoursOf>, never>> {
	const decidedBy = own.request?.decided?.by;
	const [rule, people] = await Promise.all([
		settings.readOwnHoursRule(),
		clients.people(decidedBy === undefined ? [] : [decidedBy]),
	]);
	const nameOf = (userId: string): string => people.get(userId)?.name ?? 'The centre';
	return ok(myHoursOf(own, ruleFor(caller, rule), ownRequestOf(own, caller.userId, nameOf)));
}
