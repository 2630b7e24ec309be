import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { MOST_VISITS_OF_A_SERIES } from '@tulia/contracts/appointment/series-limits';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import { readSnapshot } from '../../availability/read-snapshot.usecase.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import { DAYS_AHEAD } from '../book/nearest-in.ts';
import type { ClientStore } from '../client.ts';
import { stillUpcoming } from '../upcoming.ts';
import { seriesDates } from './series-dates.ts';
import { seriesTime } from './series-time.ts';

export interface ListSeriesTimesDeps {
	readonly clients: Pick<ClientStore, 'read' | 'findHolding'>;
	readonly sources: AvailabilitySources;
	readonly now: () => Date;
}

type SeriesTimesRequest = RequestFor<'listSeriesTimes', 'query'>;

const staff = { overBreak: false, backDays: 0 };

/** Every date of a series before it is booked, from one snapshot of the schedule. */
export const listSeriesTimes =
	({ clients, sources, now: clock }: ListSeriesTimesDeps) =>
	async ({ query }: SeriesTimesRequest): Promise<ResultFor<'listSeriesTimes'>> => {
		const { clientId, serviceId, psychologistId, date, time } = query;
		const dates = datesOf(query, clock());
		const holding = await clients.findHolding(clientId);
		const client = holding && (await clients.read(holding.userId));
		if (!client) return refuse('unknown_client');
		const now = clock();
		const days = { from: date, to: addDays(dates.at(-1) ?? date, DAYS_AHEAD) };
		const availability = await readSnapshot(sources, { serviceId, psychologistId: undefined, ...days, now, staff });
		if (!availability.ok) return refuse('unknown_service');
		const { snapshot, service } = availability.value;
		const requested = snapshot.calendars.find(({ psychologist }) => psychologist.id === psychologistId);
		if (!requested) return refuse('unknown_psychologist');
		const whom = { psychologistId, psychologistName: requested.psychologist.name };
		const held = stillUpcoming(client.upcoming, now);
		return ok({
			psychologist: requested.psychologist.name,
			service: service.title,
			data: dates.map((day) => seriesTime(snapshot, { ...whom, date: day, time }, held)),
		});
	};

/** The first day, and those that repeat it. */
function datesOf({ date, every = 'week', count, until }: SeriesTimesRequest['query'], now: Date): readonly string[] {
	const requested = count === undefined ? MOST_VISITS_OF_A_SERIES : Number(count);
	return [date, ...seriesDates({ like: date, every, today: dayOf(now), count: requested - 1, until })];
}
