import { addDays } from '@tulia/centre/day';
import type { FollowingMoves } from '@tulia/contracts/series/schemas';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import { readMoveSnapshot } from '../../availability/read-snapshot.usecase.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import { minutesOf } from '../appointment-cells.items.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { DAYS_AHEAD } from '../book/nearest-in.ts';
import type { ClientStore } from '../client.ts';
import { type ReadSeriesDeps, readSeries } from '../read/read-series.usecase.ts';
import { stillUpcoming } from '../upcoming.ts';
import { followingVisits, movedDay } from './following-visits.ts';
import { seriesTime } from './series-time.ts';

export interface ListFollowingMovesDeps extends ReadSeriesDeps {
	readonly appointments: Pick<AppointmentStore, 'find' | 'findAll'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly sources: AvailabilitySources;
	readonly now: () => Date;
}

export type FollowingMovesRequest = RequestFor<'listFollowingMoves', 'params' | 'query'>;

const staff = { overBreak: false, backDays: 0 };

/** The new time of a visit and of those that follow it, each with its state; their own old times count as free. */
export const listFollowingMoves =
	(deps: ListFollowingMovesDeps) =>
	async ({ params, query }: FollowingMovesRequest): Promise<ResultFor<'listFollowingMoves'>> => {
		const visit = await deps.appointments.find(params.id);
		const found = visit ? await readSeries(deps, visit) : refuse('not_found');
		if (!visit || !found.ok) return refuse('not_found');
		const following = followingVisits(visit, found.value.visits);
		const moves = following.map((one) => ({ visit: one, date: movedDay(one, visit, query.date) }));
		const whom = query.psychologistId;
		const snapshot = await snapshotFor(deps, moves, visit);
		const client = await deps.clients.read(visit.userId);
		const ids = new Set(following.map(({ id }) => id));
		const held = stillUpcoming(client?.upcoming ?? [], deps.now()).filter(({ aid }) => !ids.has(aid));
		const nameOf = (id: string) =>
			snapshot.calendars.find(({ psychologist }) => psychologist.id === id)?.psychologist.name;
		const moved = ({ visit: one, date }: PlannedMove): FollowingMoves['data'][number] => {
			const psychologistId = whom ?? one.psychologistId;
			const psychologistName = nameOf(psychologistId) ?? one.psychologistName;
			return {
				...{ id: one.id, version: one.ver, scheduledFor: one.startAt },
				...{ psychologistId, psychologist: psychologistName },
				to: seriesTime(snapshot, { date, time: query.time, psychologistId, psychologistName }, held),
			};
		};
		return ok({ data: moves.map(moved) });
	};

interface PlannedMove {
	readonly visit: Appointment;
	readonly date: string;
}

async function snapshotFor(
	{ sources, now }: ListFollowingMovesDeps,
	moves: readonly PlannedMove[],
	visit: Appointment,
) {
	const dates = moves.map(({ date }) => date).sort();
	const page = await readMoveSnapshot(sources, {
		serviceId: visit.serviceId,
		psychologistId: undefined,
		from: dates[0] ?? '',
		to: addDays(dates.at(-1) ?? '', DAYS_AHEAD),
		now: now(),
		staff,
		moving: moves.map((one) => one.visit.id),
		durationMinutes: minutesOf(visit),
	});
	if (!page.ok) throw new Error('A snapshot of all psychologists was refused.');
	return page.value.snapshot;
}
