import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { OfferedTime, ToBeMovedList, VisitMoved, VisitToMove } from '@tulia/contracts/to-be-moved/schemas';
import type { AppointmentStore } from '../appointment/appointment-store.ts';
import type { ClientStore, Person } from '../appointment/client.ts';
import { adminAppointment } from '../appointment/read/admin-appointment.ts';
import { lastBookableDay, type PsychologistCalendar } from '../availability/availability-snapshot.ts';
import type { AvailabilitySources } from '../availability/availability-sources.ts';
import type { TakenCell } from '../availability/cell.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import type { MoveNoteStore } from './move-note-store.ts';
import { offerTimes } from './offered-times.ts';
import { readScheduleFacts } from './read-schedule-facts.usecase.ts';
import { type DoneVisit, displacedVisits, type OpenVisit, worklistOf } from './to-be-moved.ts';
import type { ScheduleFacts } from './visit-conflict.ts';

/** Rows of each part; finished ones make room for the next. */
const ROWS = 50;
/** How many days ahead times are offered, which bounds the cells that are read. */
const OFFERED_DAYS = 28;

export interface ListToBeMovedDeps {
	readonly appointments: Pick<AppointmentStore, 'between'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly sources: AvailabilitySources;
	readonly notes: Pick<MoveNoteStore, 'findAll'>;
	readonly now: () => Date;
}

/**
 * The coming visits that the schedule does not allow. Only calls and "kept" are stored: the list is computed from the
 * visits up to the last bookable day, three Queries by month, and from the current schedule.
 */
export const listToBeMoved =
	(deps: ListToBeMovedDeps) =>
	async ({ query }: RequestFor<'listToBeMoved', 'query'>): Promise<ResultFor<'listToBeMoved'>> => {
		const now = deps.now();
		const [today, until] = [dayOf(now), lastBookableDay(now)];
		const [facts, visits] = await Promise.all([
			readScheduleFacts(deps.sources, now),
			deps.appointments.between(today, until),
		]);
		const ids = displacedVisits(visits, { facts, now }).map(({ appointment }) => appointment.id);
		const notes = ids.length === 0 ? new Map() : await deps.notes.findAll(ids);
		const { open, done } = worklistOf(visits, notes, { facts, now, today: instantAt(today, 0) });
		const counts = { openCount: open.length, doneCount: done.length, until };
		if (query.part === 'count') return ok({ ...counts, open: [], done: [] });
		return ok({ ...counts, ...(await rowsOf(deps, { open: open.slice(0, ROWS), done: done.slice(0, ROWS) }, facts)) });
	};

interface Rows {
	readonly open: readonly OpenVisit[];
	readonly done: readonly DoneVisit[];
}

async function rowsOf(
	deps: ListToBeMovedDeps,
	{ open, done }: Rows,
	facts: ScheduleFacts,
): Promise<Pick<ToBeMovedList, 'open' | 'done'>> {
	const who = [
		...open.flatMap(({ appointment, note }) => [appointment.userId, ...(note?.call ? [note.call.by] : [])]),
		...done.flatMap(({ appointment, by }) => [appointment.userId, ...(by === undefined ? [] : [by])]),
	];
	const [people, offered] = await Promise.all([deps.clients.people([...new Set(who)]), offersFor(deps, open, facts)]);
	return {
		open: open.map((visit, place) => openRow(visit, people, offered[place] ?? [])),
		done: done.map((visit) => doneRow(visit, people)),
	};
}

async function offersFor({ sources, now }: ListToBeMovedDeps, open: readonly OpenVisit[], facts: ScheduleFacts) {
	if (open.length === 0) return [];
	const at = now();
	const lastDay = earlier(addDays(dayOf(at), OFFERED_DAYS), lastBookableDay(at));
	const calendars = await Promise.all(
		[...facts.psychologists.values()].map(
			async (scheduled): Promise<PsychologistCalendar> => ({
				...scheduled,
				taken: byDay(await sources.cells.taken(scheduled.psychologist.id, dayOf(at), lastDay)),
			}),
		),
	);
	const { openingHours, calendar } = facts;
	return offerTimes(
		open.map(({ appointment }) => appointment),
		{ now: at, openingHours, calendar, calendars, lastDay },
	);
}

const earlier = (a: string, b: string): string => (a < b ? a : b);

function byDay(cells: readonly TakenCell[]): ReadonlyMap<string, readonly TakenCell[]> {
	const days = new Map<string, TakenCell[]>();
	for (const cell of cells) days.set(cell.day, [...(days.get(cell.day) ?? []), cell]);
	return days;
}

type People = ReadonlyMap<string, Person>;

const nameOf = (people: People, id: string | undefined): string =>
	id === undefined ? 'The client' : (people.get(id)?.name ?? 'The centre');

function openRow(
	{ appointment, conflict, note }: OpenVisit,
	people: People,
	offered: readonly OfferedTime[],
): VisitToMove {
	const { psychologistId, serviceId, userId } = appointment;
	const { cause, reason } = conflict;
	return {
		appointment: adminAppointment(appointment, people.get(userId)),
		...{ psychologistId, serviceId, cause, offered: [...offered], noteVersion: note?.version ?? 0 },
		...(reason === undefined ? {} : { reason }),
		...(note?.call === undefined ? {} : { call: { ...note.call, by: nameOf(people, note.call.by) } }),
	};
}

const doneRow = ({ appointment, what, was, at, by, noteVersion }: DoneVisit, people: People): VisitMoved => ({
	appointment: adminAppointment(appointment, people.get(appointment.userId)),
	...{ what, at, noteVersion },
	was: { scheduledFor: was.startAt, psychologist: was.psychologistName },
	by: nameOf(people, by),
});
