import { dayOf } from '@tulia/centre/clock';
import type { BodyOf } from '@tulia/contracts/endpoint';
import type { changePsychologist as endpoint } from '@tulia/contracts/psychologist/endpoints';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { Appointment } from '../appointment/appointment.ts';
import { refuseUnacknowledged } from '../appointment/unacknowledged-appointments.ts';
import { lastBookableDay } from '../availability/availability-snapshot.ts';
import type { AvailabilitySources } from '../availability/availability-sources.ts';
import type { DaysOff } from '../calendar/days-off.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { checkPsychologist } from '../psychologist/check-psychologist.ts';
import type { ChangePsychologistsDeps } from '../psychologist/create-psychologist.usecase.ts';
import { displacedByChange } from './displaced-by-change.ts';

export interface ChangePsychologistDeps extends ChangePsychologistsDeps {
	readonly cells: AvailabilitySources['cells'];
	readonly appointments: { findAll(ids: readonly string[]): Promise<readonly Appointment[]> };
}
type ChangeInput = RequestFor<'changePsychologist', 'params' | 'body' | 'caller'>;
type TimeOff = StaffPsychologist['timeOff'][number];
interface Change {
	readonly before: StaffPsychologist;
	readonly after: StaffPsychologist;
	readonly seen: readonly string[];
}

/**
 * Replaces person and hours. Refused while it leaves an appointment outside the hours, or without its service, that staff have not seen; looked
 * at once more after it is written, because from that moment nobody books what was taken away: whoever slipped in before is found,
 * and the change is taken back. Nothing is cancelled silently (rule 6).
 */
export const changePsychologist =
	(deps: ChangePsychologistDeps) =>
	async ({ params, body, caller }: ChangeInput): Promise<ResultFor<'changePsychologist'>> => {
		const [everybody, services] = await Promise.all([deps.staff.listStaff(), deps.services.listAll()]);
		const before = everybody.find(({ id }) => id === params.id);
		if (!before) return refuse('not_found');
		const checked = checkPsychologist(body, [...services.map(({ id }) => id), ...before.serviceIds]);
		if (!checked.ok) return checked;
		if (before.version !== body.version) return refuse('changed_meanwhile');
		return write(deps, { before, after: next(before, body, deps.now()), seen: body.seen ?? [] }, caller.userId);
	};

async function write(
	deps: ChangePsychologistDeps,
	change: Change,
	actor: string,
): Promise<ResultFor<'changePsychologist'>> {
	const unseen = await unseenIn(deps, change);
	if (unseen.length > 0) return refusalOf(unseen);
	const at = deps.now();
	const by = () => ({ id: deps.newId(at), actor, at });
	const { before, after } = change;
	const replaced = await deps.staff.replace(after, by());
	if (!replaced.ok) return replaced;
	const slippedIn = await unseenIn(deps, change);
	if (slippedIn.length === 0) return ok(after);
	await deps.staff.replace({ ...before, version: after.version + 1 }, by());
	return refusalOf(slippedIn);
}

function next(before: StaffPsychologist, body: BodyOf<typeof endpoint>, now: Date): StaffPsychologist {
	const { seen, version, ...fields } = body;
	const timeOff = timeOffSince(before.timeOff, fields.timeOff, now);
	return { id: before.id, ...fields, timeOff: [...timeOff], name: fields.name.trim(), version: version + 1 };
}

/** Keeps when each was entered; time off that is made longer or shorter is the same one. */
const timeOffSince = (before: readonly DaysOff[], after: readonly TimeOff[], now: Date) =>
	after.map((off): TimeOff & Pick<DaysOff, 'since'> => ({
		...off,
		since: before.find(({ from }) => from === off.from)?.since ?? now.toISOString(),
	}));

/**
 * The coming appointments that a change displaces and nobody has seen, soonest first. They are found by the cells they hold,
 * which a booking takes in its own transaction: an index would not know of the last second.
 */
async function unseenIn(
	deps: ChangePsychologistDeps,
	{ before, after, seen }: Change,
): Promise<readonly Appointment[]> {
	const now = deps.now();
	const cells = await deps.cells.taken(before.id, dayOf(now), lastBookableDay(now));
	const held = await deps.appointments.findAll([...new Set(cells.map(({ appointmentId }) => appointmentId))]);
	const coming = held.filter(({ status, endAt }) => status === 'confirmed' && new Date(endAt) > now);
	return displacedByChange(before, after, coming)
		.filter(({ id }) => !seen.includes(id))
		.sort((a, b) => a.startAt.localeCompare(b.startAt));
}

const refusalOf = (unseen: readonly Appointment[]) =>
	refuseUnacknowledged(unseen, 'This change concerns visits that are booked. Please look at them first.');
