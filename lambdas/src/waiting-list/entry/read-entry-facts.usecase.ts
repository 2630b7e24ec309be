import type { AppointmentStore } from '../../appointment/appointment-store.ts';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import type { EntryFacts } from '../shown-entry.ts';
import type { WaitingEntry } from '../waiting-entry.ts';

export interface EntryFactsDeps {
	readonly sources: Pick<AvailabilitySources, 'services' | 'psychologists'>;
	readonly appointments: Pick<AppointmentStore, 'findAll'>;
	readonly now: () => Date;
}

/** Reads the names for the ids in these entries. */
export async function readEntryFacts(
	{ sources, appointments, now }: EntryFactsDeps,
	entries: readonly WaitingEntry[],
): Promise<EntryFacts> {
	const ids = entries.flatMap(({ insteadOf }) => (insteadOf ? [insteadOf.appointmentId] : []));
	const [services, scheduled, visits] = await Promise.all([
		sources.services.list(),
		sources.psychologists.list(),
		appointments.findAll([...new Set(ids)]),
	]);
	return {
		services,
		psychologistNames: new Map(scheduled.map(({ psychologist }) => [psychologist.id, psychologist.name])),
		visits: new Map(visits.map((visit) => [visit.id, visit])),
		now: now(),
	};
}
