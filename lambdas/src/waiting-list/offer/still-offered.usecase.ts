import { dayOf, minuteOf } from '@tulia/centre/clock';
import { MINUTE } from '@tulia/centre/durations';
import { offersOn } from '../../availability/availability-snapshot.ts';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import { readSnapshot } from '../../availability/read-snapshot.usecase.ts';
import type { TimeOffer, WaitingEntry } from '../waiting-entry.ts';

/** Whether a held time can still be booked: the centre may have closed since, or the psychologist be off. */
export async function isStillOffered(
	sources: AvailabilitySources,
	{ serviceId, offer }: Pick<WaitingEntry, 'serviceId'> & { readonly offer: TimeOffer },
	now: Date,
): Promise<boolean> {
	const { id, psychologistId, startAt, endAt } = offer;
	const start = new Date(startAt);
	const day = dayOf(start);
	const availability = await readSnapshot(sources, { serviceId, psychologistId, from: day, to: day, now, heldAs: id });
	if (!availability.ok) return false;
	const durationMinutes = (Date.parse(endAt) - start.getTime()) / MINUTE;
	return offersOn({ ...availability.value.snapshot, durationMinutes }, day).some(({ free }) =>
		free.includes(minuteOf(start)),
	);
}
