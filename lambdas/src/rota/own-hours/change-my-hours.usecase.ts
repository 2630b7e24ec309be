import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { refuse } from '../../platform/http/result.ts';
import type { StaffPsychologistStore } from '../../psychologist/psychologist-store.ts';
import { hoursErrors } from '../../psychologist/weekly-hours.ts';
import { type ComingVisitsDeps, replaceOnceSeen, timeOffSince } from '../replace-hours.usecase.ts';
import { ownVersion, ruleFor } from './own-plan.ts';
import { answerOf, type ReadOwnHoursDeps, readEntry } from './read-own-hours.usecase.ts';

export interface ChangeMyHoursDeps extends ReadOwnHoursDeps, ComingVisitsDeps {
	readonly staff: Pick<StaffPsychologistStore, 'listStaff' | 'replace'>;
	readonly newId: (now: Date) => string;
}
type ChangeInput = RequestFor<'changeMyHours', 'body' | 'caller', 'userId' | 'roles' | 'psychologistId'>;

/** Replaces only the caller's own hours and time off, if they need no approval. */
export const changeMyHours =
	(deps: ChangeMyHoursDeps) =>
	async ({ body, caller }: ChangeInput): Promise<ResultFor<'changeMyHours'>> => {
		const own = await readEntry(deps, caller.psychologistId);
		if (!own) return refuse('not_found');
		if (ruleFor(caller, await deps.settings.readOwnHoursRule()) !== 'at_once') return refuse('hours_ask_first');
		const { version, seen = [], ...plan } = body;
		const errors = hoursErrors(plan);
		if (errors.length > 0) return refuse('invalid_hours', { errors });
		if (ownVersion(own) !== version) return refuse('changed_meanwhile');
		const at = deps.now();
		const before = own.entry;
		const after = changedEntry(before, plan, at);
		const by = () => ({ id: deps.newId(at), actor: caller.userId, at });
		const saved = await replaceOnceSeen(
			deps,
			{ before, after, seen },
			{
				write: () => deps.staff.replace(after, by(), 'own_hours_changed'),
				takeBack: () => deps.staff.replace({ ...before, version: after.version + 1 }, by(), 'hours_change_taken_back'),
			},
		);
		return saved.ok ? answerOf(deps, { ...own, entry: after }, caller) : saved;
	};

/** The entry with other hours and time off; person and services are unchanged. */
export const changedEntry = (
	before: StaffPsychologist,
	{ weeklyHours, breaks, timeOff }: Pick<StaffPsychologist, 'weeklyHours' | 'breaks' | 'timeOff'>,
	now: Date,
): StaffPsychologist => ({
	...before,
	...{ weeklyHours, breaks },
	timeOff: timeOffSince(before.timeOff, timeOff, now),
	version: before.version + 1,
});
