import type { BodyOf } from '@tulia/contracts/endpoint';
import type { changePsychologist as endpoint } from '@tulia/contracts/psychologist/endpoints';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { checkPsychologist } from '../psychologist/check-psychologist.ts';
import type { ChangePsychologistsDeps } from '../psychologist/create-psychologist.usecase.ts';
import { type ComingVisitsDeps, replaceOnceSeen, timeOffSince } from './replace-hours.usecase.ts';

export interface ChangePsychologistDeps extends ChangePsychologistsDeps, ComingVisitsDeps {}
type ChangeInput = RequestFor<'changePsychologist', 'params' | 'body' | 'caller'>;

/** Replaces person and hours. Refused while it displaces an appointment that staff have not confirmed. */
export const changePsychologist =
	(deps: ChangePsychologistDeps) =>
	async ({ params, body, caller }: ChangeInput): Promise<ResultFor<'changePsychologist'>> => {
		const [psychologists, services] = await Promise.all([deps.staff.listStaff(), deps.services.listAll()]);
		const before = psychologists.find(({ id }) => id === params.id);
		if (!before) return refuse('not_found');
		const checked = checkPsychologist(body, [...services.map(({ id }) => id), ...before.serviceIds]);
		if (!checked.ok) return checked;
		if (before.version !== body.version) return refuse('changed_meanwhile');
		const after = next(before, body, deps.now());
		const at = deps.now();
		const by = () => ({ id: deps.newId(at), actor: caller.userId, at });
		const saved = await replaceOnceSeen(
			deps,
			{ before, after, seen: body.seen ?? [] },
			{
				write: () => deps.staff.replace(after, by()),
				takeBack: () => deps.staff.replace({ ...before, version: after.version + 1 }, by(), 'hours_change_taken_back'),
			},
		);
		return saved.ok ? ok(after) : saved;
	};

function next(before: StaffPsychologist, body: BodyOf<typeof endpoint>, now: Date): StaffPsychologist {
	const { seen, version, ...fields } = body;
	const timeOff = timeOffSince(before.timeOff, fields.timeOff, now);
	return { id: before.id, ...fields, timeOff, name: fields.name.trim(), version: version + 1 };
}
