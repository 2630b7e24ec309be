import { dayOf } from '@tulia/centre/clock';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { Appointment } from '../appointment/appointment.ts';
import { refuseUnacknowledged } from '../appointment/read/unacknowledged-appointments.ts';
import { lastBookableDay } from '../availability/availability-snapshot.ts';
import type { AvailabilitySources } from '../availability/availability-sources.ts';
import type { DaysOff } from '../calendar/days-off.ts';
import { ok, type Refused, type Result } from '../platform/http/result.ts';
import { displacedByChange } from './displaced-by-change.ts';

/** Reads the coming visits of a psychologist. */
export interface ComingVisitsDeps {
	readonly cells: AvailabilitySources['cells'];
	readonly appointments: { findAll(ids: readonly string[]): Promise<readonly Appointment[]> };
	readonly now: () => Date;
}

export interface PsychologistChange {
	readonly before: StaffPsychologist;
	readonly after: StaffPsychologist;
	/** The displaced appointments that staff have confirmed. */
	readonly seen: readonly string[];
}

interface Writes<R extends string> {
	readonly write: () => Promise<Result<undefined, R>>;
	readonly takeBack: () => Promise<Result<undefined, R>>;
}

/**
 * Replaces a psychologist. Refused while it displaces an unconfirmed appointment, by its hours or services. Checked
 * again after the write, from which on the removed times cannot be booked: a visit booked before it is found, and the
 * change is reverted. Nothing is cancelled silently (rule 6). Where the entry was edited again before it could be
 * reverted, the change is final, and the visit has to be moved.
 */
export async function replaceOnceSeen<R extends string>(
	deps: ComingVisitsDeps,
	change: PsychologistChange,
	{ write, takeBack }: Writes<R>,
): Promise<Result<undefined, R | 'bookings_unseen'>> {
	const unseen = await unseenVisits(deps, change);
	if (unseen.length > 0) return refusalOf(unseen);
	const written = await write();
	if (!written.ok) return written;
	const slippedIn = await unseenVisits(deps, change);
	if (slippedIn.length === 0) return ok(undefined);
	const undone = await takeBack();
	return undone.ok ? refusalOf(slippedIn) : ok(undefined);
}

/**
 * The coming appointments that a change displaces and staff have not confirmed, soonest first. They are read from their
 * cells, which a booking takes in its own transaction: an index would lag.
 */
export async function unseenVisits(
	{ cells: all, appointments, now: clock }: ComingVisitsDeps,
	{ before, after, seen }: PsychologistChange,
): Promise<readonly Appointment[]> {
	const now = clock();
	const cells = await all.taken(before.id, dayOf(now), lastBookableDay(now));
	const held = await appointments.findAll([...new Set(cells.map(({ holderId }) => holderId))]);
	const coming = held.filter(({ status, endAt }) => status === 'confirmed' && new Date(endAt) > now);
	return displacedByChange(before, after, coming)
		.filter(({ id }) => !seen.includes(id))
		.sort((a, b) => a.startAt.localeCompare(b.startAt));
}

const refusalOf = (unseen: readonly Appointment[]): Refused<'bookings_unseen'> =>
	refuseUnacknowledged(unseen, 'This change concerns visits that are booked. Please look at them first.');

type TimeOff = StaffPsychologist['timeOff'][number];

/** Preserves when each time off was entered; one that is made longer or shorter remains the same. */
export const timeOffSince = (
	before: readonly DaysOff[],
	after: readonly TimeOff[],
	now: Date,
): (TimeOff & Pick<DaysOff, 'since'>)[] =>
	after.map((off) => ({
		...off,
		since: before.find(({ from }) => from === off.from)?.since ?? now.toISOString(),
	}));
