import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { Appointment } from '../appointment.ts';

type Placed = Pick<Appointment, 'id' | 'seriesId' | 'startAt'>;

/**
 * The position of a visit among the given ones of its series, by time; cancelled ones count, so that numbers never
 * change.
 */
export function placeInSeries(
	{ id, seriesId }: Pick<Placed, 'id' | 'seriesId'>,
	visits: readonly Placed[],
): Pick<Ticket, 'series'> {
	if (seriesId === undefined) return {};
	const ofSeries = visits
		.filter((visit) => visit.seriesId === seriesId)
		.sort((a, b) => a.startAt.localeCompare(b.startAt));
	const at = ofSeries.findIndex((visit) => visit.id === id);
	return at < 0 ? {} : { series: { id: seriesId, number: at + 1, of: ofSeries.length } };
}
