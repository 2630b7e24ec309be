import { dayOf, timeOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { MOST_VISITS_OF_A_SERIES } from '@tulia/contracts/appointment/series-limits';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import { readSnapshot } from '../../availability/read-snapshot.usecase.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { DAYS_AHEAD } from '../book/nearest-in.ts';
import type { ClientStore } from '../client.ts';
import { stillUpcoming } from '../upcoming.ts';
import { followingTime } from './following-time.ts';
import { seriesDates } from './series-dates.ts';

export interface ListFollowingTimesDeps {
	readonly appointments: Pick<AppointmentStore, 'find'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly sources: AvailabilitySources;
	readonly now: () => Date;
}

export type FollowingTimesRequest = RequestFor<'listFollowingTimes', 'params' | 'query'>;

const RECORD_IS_GONE = 'This client has no record any more.';
const staff = { overBreak: false, backDays: 0 };

/** The same time in the weeks or months after a visit, for staff who book the next one or several. */
export const listFollowingTimes =
	(deps: ListFollowingTimesDeps) =>
	async ({ params, query }: FollowingTimesRequest): Promise<ResultFor<'listFollowingTimes'>> => {
		const visit = await deps.appointments.find(params.id);
		if (!visit) return refuse('not_found');
		const client = await deps.clients.read(visit.userId);
		if (!client) return refuse('unknown_client', { detail: RECORD_IS_GONE });
		const now = deps.now();
		const dates = datesAfter(visit, query, now);
		const { serviceId, psychologistId, psychologistName } = visit;
		const [from = dayOf(now)] = dates;
		const to = addDays(dates.at(-1) ?? from, DAYS_AHEAD);
		const availability = await readSnapshot(deps.sources, {
			serviceId,
			psychologistId: undefined,
			from,
			to,
			now,
			staff,
		});
		if (!availability.ok) return refuse('unknown_service');
		const { snapshot, service } = availability.value;
		const repeated = { time: timeOf(new Date(visit.startAt)), psychologistId, psychologistName };
		const held = stillUpcoming(client.upcoming, now);
		return ok({
			...{ clientId: visit.userId, serviceId, service: service.title, forWhom: visit.forWhom },
			...{ psychologistId, psychologist: psychologistName },
			data: dates.map((date) => followingTime(snapshot, { ...repeated, date }, held)),
		});
	};

function datesAfter(
	{ startAt }: Appointment,
	{ every = 'week', count, until }: FollowingTimesRequest['query'],
	now: Date,
): readonly string[] {
	const most = until === undefined ? 1 : MOST_VISITS_OF_A_SERIES;
	const requested = count === undefined ? most : Number(count);
	return seriesDates({ like: dayOf(new Date(startAt)), every, today: dayOf(now), count: requested, until });
}
