import { blankProfile } from '@tulia/centre/blank-profile';
import { dayOf } from '@tulia/centre/clock';
import { lastBookableDay } from '../availability/availability-snapshot.ts';
import type { AvailabilitySources } from '../availability/availability-sources.ts';
import type { ScheduleFacts } from './visit-conflict.ts';

/** Reads everything that decides whether the coming visits can take place: a Query each, and the profile. */
export async function readScheduleFacts(
	{ profiles, calendar, psychologists, services }: Omit<AvailabilitySources, 'cells'>,
	now: Date,
): Promise<ScheduleFacts> {
	const [profile, entries, scheduled, offered] = await Promise.all([
		profiles.read(),
		calendar.between(dayOf(now), lastBookableDay(now)),
		psychologists.list(),
		services.list(),
	]);
	return {
		openingHours: (profile ?? blankProfile).openingHours,
		calendar: entries,
		psychologists: new Map(scheduled.map((one) => [one.psychologist.id, one])),
		serviceIds: new Set(offered.map(({ id }) => id)),
	};
}
