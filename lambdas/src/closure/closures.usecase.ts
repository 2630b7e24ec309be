import { dayOf, minuteAt, minuteOf } from '@tulia/centre/clock';
import { daysBetween } from '@tulia/centre/day';
import type { Appointment } from '../appointment/appointment.ts';
import type { ClientStore } from '../appointment/client.ts';
import { adminAppointment } from '../appointment/read/admin-appointment.ts';
import { refuseUnacknowledged } from '../appointment/read/unacknowledged-appointments.ts';
import { lastBookableDay } from '../availability/availability-snapshot.ts';
import type { AvailabilitySources } from '../availability/availability-sources.ts';
import { type CalendarEntry, daysOffOf } from '../calendar/centre-day.ts';
import { MAX_CLOSED_DAYS } from '../calendar/closure-days.ts';
import { type DaysOff, spansOff } from '../calendar/days-off.ts';
import { type PublicHoliday, publicHolidays } from '../calendar/public-holidays.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, type Refused, refuse } from '../platform/http/result.ts';

interface AffectedDeps {
	readonly sources: {
		/** All psychologists, active or not. */
		readonly psychologists: { listAll(): Promise<readonly { readonly id: string }[]> };
		readonly cells: AvailabilitySources['cells'];
	};
	readonly appointments: { findAll(ids: readonly string[]): Promise<readonly Appointment[]> };
	readonly now: () => Date;
}

/**
 * The confirmed appointments on closed days, soonest first. They are read from the cells they hold, which a booking
 * takes in its own transaction: an index is eventually consistent. There are no bookings beyond the horizon.
 */
async function affectedBy({ sources, appointments, now }: AffectedDeps, off: DaysOff): Promise<readonly Appointment[]> {
	const last = lastBookableDay(now());
	const to = earlier(off.to, last);
	if (to < off.from) return [];
	const psychologists = await sources.psychologists.listAll();
	const cells = await Promise.all(psychologists.map(({ id }) => sources.cells.taken(id, off.from, to)));
	const ids = [...new Set(cells.flat().map(({ holderId }) => holderId))];
	const found = await appointments.findAll(ids);
	return found
		.filter((one) => one.status === 'confirmed' && fallsOn(off, one))
		.sort((a, b) => a.startAt.localeCompare(b.startAt) || a.id.localeCompare(b.id));
}

const earlier = (a: string, b: string): string => (a < b ? a : b);

function fallsOn(off: DaysOff, { startAt, endAt }: Appointment): boolean {
	const start = new Date(startAt);
	const from = minuteOf(start);
	const to = from + (Date.parse(endAt) - start.getTime()) / 60_000;
	return spansOff([off], dayOf(start)).some((span) => span.from < to && from < span.to);
}

interface ListAffectedDeps extends AffectedDeps {
	readonly clients: Pick<ClientStore, 'people'>;
}

/** Appointments that a closure would affect: staff see them before they save it. Invalid days affect none. */
export const listAffected =
	(deps: ListAffectedDeps) =>
	async ({ query }: RequestFor<'listAffected', 'query'>): Promise<ResultFor<'listAffected'>> => {
		const { date, lastDate, hoursFrom, hoursTo } = query;
		const hours = hoursFrom === undefined || hoursTo === undefined ? undefined : { from: hoursFrom, to: hoursTo };
		const off = daysOffOf({ date, lastDate, hours });
		const affected = daysProblem(off) === undefined ? await affectedBy(deps, off) : [];
		const people = await deps.clients.people(affected.map(({ userId }) => userId));
		return ok({ data: affected.map((one) => adminAppointment(one, people.get(one.userId))) });
	};

/** The validation error of the days and hours of a closure, as a sentence. */
function daysProblem({ from, to, hours }: DaysOff): string | undefined {
	if (to < from) return 'The last day comes before the first.';
	if (daysBetween(from, to) >= MAX_CLOSED_DAYS) return `Please close at most ${MAX_CLOSED_DAYS} days at once.`;
	if (hours && minuteAt(hours.to) <= minuteAt(hours.from)) return 'The end must come after the start.';
	return undefined;
}

const MAX_DAYS = 400;

interface ListClosuresDeps {
	readonly calendar: { between(from: string, to: string): Promise<readonly CalendarEntry[]> };
}

/** Closures of these days, and their public holidays, opened or not. */
export const listClosures =
	({ calendar }: ListClosuresDeps) =>
	async ({ query: { from, to } }: RequestFor<'listClosures', 'query'>): Promise<ResultFor<'listClosures'>> => {
		const refusal = refuseRange(from, to);
		if (refusal) return refusal;
		const holidays = holidaysFrom(from, to).map(({ date, name, confirmed }) => ({ date, name, confirmed }));
		return ok({ data: [...(await calendar.between(from, to))], holidays });
	};

function refuseRange(from: string, to: string): Refused<'date_not_bookable'> | undefined {
	const refusal = (detail: string) => refuse('date_not_bookable', { detail });
	if (to < from) return refusal('The last day comes before the first.');
	if (daysBetween(from, to) >= MAX_DAYS) return refusal(`Please ask for at most ${MAX_DAYS} days.`);
	return undefined;
}

function holidaysFrom(from: string, to: string): readonly PublicHoliday[] {
	const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
	const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
	return years.flatMap(publicHolidays).filter(({ date }) => from <= date && date <= to);
}

interface Actor {
	readonly id: string;
	readonly actor: string;
	readonly at: Date;
}

export interface CreateClosureDeps extends AffectedDeps {
	readonly calendar: {
		save(entry: CalendarEntry, by: Actor): Promise<void>;
		remove(entry: Pick<CalendarEntry, 'date' | 'id'>, by: Actor): Promise<boolean>;
	};
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/**
 * Closes hours, a day or days, or opens a holiday. A closure is refused while it affects an appointment that staff have
 * not seen. It is checked again after the write, when the time can no longer be booked: on a booking that raced with
 * it, the closure is taken back. Nothing is cancelled silently (rule 6).
 */
export const createClosure =
	(deps: CreateClosureDeps) =>
	async ({
		body,
		caller,
	}: RequestFor<'createClosure', 'body' | 'caller', 'userId'>): Promise<ResultFor<'createClosure'>> => {
		const now = deps.now();
		const entry = entryOf(body, deps.newId(now));
		const off = daysOffOf(entry);
		const problem = entryProblem(entry, dayOf(now));
		if (problem !== undefined) return refuse('date_not_bookable', { detail: problem });
		const by = (): Actor => ({ id: deps.newId(now), actor: caller.userId, at: now });
		const unseen = async (): Promise<readonly Appointment[]> =>
			entry.kind === 'closed' ? (await affectedBy(deps, off)).filter(({ id }) => !body.seen.includes(id)) : [];

		const before = await unseen();
		if (before.length > 0) return refuseUnacknowledged(before);
		await deps.calendar.save(entry, by());
		const slippedIn = await unseen();
		if (slippedIn.length === 0) return ok(entry);
		await deps.calendar.remove(entry, by());
		return refuseUnacknowledged(slippedIn);
	};

type Body = RequestFor<'createClosure', 'body'>['body'];

/** A last day that equals the first, as a form may send it, is omitted. */
const entryOf = ({ date, lastDate, hours, kind, reason }: Body, id: string) => ({
	...{ id, date, kind, reason: reason.trim() },
	...(lastDate === undefined || lastDate === date ? {} : { lastDate }),
	...(hours === undefined ? {} : { hours }),
});

function entryProblem(entry: CalendarEntry, today: string): string | undefined {
	const off = daysOffOf(entry);
	if (entry.kind === 'open' && (off.from !== off.to || off.hours)) return 'A holiday is opened for one whole day.';
	return daysProblem(off) ?? (off.to < today ? 'This day is over.' : undefined);
}

type DeleteClosureDeps = Pick<CreateClosureDeps, 'calendar' | 'now' | 'newId'>;

/** Removes an entry of the calendar: opening hours and public holidays apply again. */
export const deleteClosure =
	({ calendar, now, newId }: DeleteClosureDeps) =>
	async ({
		params,
		caller,
	}: RequestFor<'deleteClosure', 'params' | 'caller', 'userId'>): Promise<ResultFor<'deleteClosure'>> => {
		const at = now();
		const removed = await calendar.remove(params, { id: newId(at), actor: caller.userId, at });
		return removed ? ok(null) : refuse('not_found');
	};
