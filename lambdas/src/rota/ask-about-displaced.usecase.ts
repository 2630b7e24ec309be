import { dayOf } from '@tulia/centre/clock';
import type { OpeningHours } from '@tulia/contracts/profile/schemas';
import type { AppointmentStore } from '../appointment/appointment-store.ts';
import { lastBookableDay } from '../availability/availability-snapshot.ts';
import type { AvailabilitySources } from '../availability/availability-sources.ts';
import { type Refused, refuse } from '../platform/http/result.ts';
import type { MoveNoteStore } from './move-note-store.ts';
import { readScheduleFacts } from './read-schedule-facts.usecase.ts';
import { displacedByNote, displacedVisits } from './to-be-moved.ts';
import type { ScheduleFacts } from './visit-conflict.ts';

export interface AskAboutDisplacedDeps {
	readonly appointments: Pick<AppointmentStore, 'between'>;
	readonly sources: Omit<AvailabilitySources, 'cells'>;
	readonly notes: Pick<MoveNoteStore, 'findAll'>;
	readonly now: () => Date;
}

/** The pending change of the whole centre's schedule. */
type ScheduleChange = { readonly withoutService: string } | { readonly openingHours: readonly OpeningHours[] };

/**
 * Refuses a change until staff have confirmed how many coming visits it adds to the worklist, and their first and last
 * start. They are computed by the rules of the worklist for the schedule after the change; visits already on it are not
 * counted again. It reads the same items as the worklist. A visit that is booked after the confirmation is on the
 * worklist as well, because the worklist is computed.
 */
export const askAboutDisplaced =
	({ appointments, sources, notes: stored, now: clock }: AskAboutDisplacedDeps) =>
	async (change: ScheduleChange, seen = 0): Promise<Refused<'bookings_unseen'> | undefined> => {
		const now = clock();
		const [before, visits] = await Promise.all([
			readScheduleFacts(sources, now),
			appointments.between(dayOf(now), lastBookableDay(now)),
		]);
		const after = changed(before, change);
		const ids = displacedVisits(visits, { facts: after, now }).map(({ appointment }) => appointment.id);
		if (ids.length <= seen) return undefined;
		const notes = await stored.findAll(ids);
		const waiting = displacedByNote(visits, notes, { facts: before, now }).open.map(
			({ appointment }) => appointment.id,
		);
		const starts = displacedByNote(visits, notes, { facts: after, now })
			.open.filter(({ appointment }) => !waiting.includes(appointment.id))
			.map(({ appointment }) => appointment.startAt)
			.sort();
		const [first, last] = [starts[0], starts.at(-1)];
		if (first === undefined || last === undefined || starts.length <= seen) return undefined;
		return refuse('bookings_unseen', { detail: DETAIL, displaced: { count: starts.length, first, last } });
	};

const DETAIL = 'This change concerns visits that are booked. Please read how many first.';

const changed = (facts: ScheduleFacts, change: ScheduleChange): ScheduleFacts =>
	'openingHours' in change
		? { ...facts, openingHours: change.openingHours }
		: { ...facts, serviceIds: new Set([...facts.serviceIds].filter((id) => id !== change.withoutService)) };
