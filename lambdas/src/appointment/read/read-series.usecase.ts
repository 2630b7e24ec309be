import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { Series, SeriesStore } from '../series.ts';

export interface ReadSeriesDeps {
	readonly series: Pick<SeriesStore, 'find'>;
	readonly appointments: Pick<AppointmentStore, 'findAll'>;
}

export interface SeriesVisits {
	readonly series: Series;
	readonly visits: readonly Appointment[];
}

/** The visits that were booked with this one: two reads, for any number. */
export async function readSeries(
	{ series, appointments }: ReadSeriesDeps,
	{ seriesId }: Pick<Appointment, 'seriesId'>,
): Promise<Result<SeriesVisits, 'not_found'>> {
	const found = seriesId === undefined ? undefined : await series.find(seriesId);
	if (!found) return refuse('not_found');
	const visits = await appointments.findAll(found.visitIds);
	return ok({ series: found, visits: [...visits].sort((a, b) => a.startAt.localeCompare(b.startAt)) });
}
