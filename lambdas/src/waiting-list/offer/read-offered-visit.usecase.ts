import type { OfferedVisit } from '@tulia/contracts/waiting-list/schemas';
import type { AppointmentStore } from '../../appointment/appointment-store.ts';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import { offeredVisit } from '../shown-entry.ts';
import type { TimeOffer, WaitingEntry } from '../waiting-entry.ts';

export interface ReadOfferedVisitDeps {
	readonly sources: Pick<AvailabilitySources, 'services' | 'profiles'>;
	readonly appointments: Pick<AppointmentStore, 'find'>;
	readonly now: () => Date;
}

/** An offer as its page shows it, with the current state of the visit booked from it or replaced by it. */
export async function readOfferedVisit(
	{ sources, appointments, now }: ReadOfferedVisitDeps,
	entry: WaitingEntry,
	offer: TimeOffer,
): Promise<OfferedVisit> {
	const visitId = offer.state === 'taken' ? entry.tookAs : entry.insteadOf?.appointmentId;
	const [services, profile, visit] = await Promise.all([
		sources.services.list(),
		sources.profiles.read(),
		visitId === undefined ? undefined : appointments.find(visitId),
	]);
	return offeredVisit(entry, offer, { services, profile, visit, now: now() });
}
