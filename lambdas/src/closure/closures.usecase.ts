import { dayOf } from '@tulia/centre/clock';
import { daysBetween, isDay } from '@tulia/centre/day';
import type { Appointment } from '../appointment/appointment.ts';
import type { ClientStore } from '../appointment/client.ts';
import { adminAppointment } from '../appointment/read/admin-appointment.ts';
import { refuseUnacknowledged } from '../appointment/unacknowledged-appointments.ts';
import type { AvailabilitySources } from '../availability/availability-sources.ts';
import type { CalendarEntry } from '../calendar/centre-day.ts';
import { type PublicHoliday, publicHolidays } from '../calendar/public-holidays.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, type Refused, refuse } from '../platform/http/result.ts';

interface AffectedDeps {
	readonly sources: {
		/** Everybody who ever held sessions here, active or not. */
		readonly psychologists: { listAll(): Promise<readonly { readonly id: string }[]> };
		readonly cells: AvailabilitySources['cells'];
	};
	readonly appointments: { findAll(ids: readonly string[]): Promise<readonly Appointment[]> };
}

/**
 * The confirmed appointments of a day, soonest first. They are found by the cells they hold, which a booking takes in its own
 * transaction: an index would not know of the last second.
 */
async function affectedOn({ sources, appointments }: AffectedDeps, day: string): Promise<readonly Appointment[]> {
	const psychologists = await sources.psychologists.listAll();
	const cells = await Promise.all(psychologists.map(({ id }) => sources.cells.taken(id, day, day)));
	const ids = [...new Set(cells.flat().map(({ appointmentId }) => appointmentId))];
	const found = await appointments.findAll(ids);
	return found
		.filter(({ status }) => status === 'confirmed')
		.sort((a, b) => a.startAt.localeCompare(b.startAt) || a.id.localeCompare(b.id));
}

interface ListAffectedDeps extends AffectedDeps {
	readonly clients: Pick<ClientStore, 'people'>;
}

/** Whom a closure of this day would send home: staff look at them before they close it. A day that does not exist has nobody. */
export const listAffected =
	(deps: ListAffectedDeps) =>
	async ({ query: { date } }: RequestFor<'listAffected', 'query'>): Promise<ResultFor<'listAffected'>> => {
		const affected = isDay(date) ? await affectedOn(deps, date) : [];
		const people = await deps.clients.people(affected.map(({ userId }) => userId));
		return ok({ data: affected.map((one) => adminAppointment(one, people.get(one.userId))) });
	};

const MAX_DAYS = 400;

interface ListClosuresDeps {
	readonly calendar: { between(from: string, to: string): Promise<readonly CalendarEntry[]> };
}

/** What staff entered for these days, and the public holidays among them, lifted or not. */
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
	if (!isDay(from) || !isDay(to)) return refusal('This day is not in the calendar.');
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

/** What changing the calendar needs. */
export interface CreateClosureDeps extends AffectedDeps {
	readonly calendar: {
		save(entry: CalendarEntry, by: Actor): Promise<void>;
		remove(entry: Pick<CalendarEntry, 'date' | 'id'>, by: Actor): Promise<boolean>;
	};
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/**
 * Closes a day, or opens a holiday. A closure is refused while an appointment falls on it that staff have not seen, and looked
 * at once more after it is written: from that moment nobody can book the day, so somebody who slipped in before is found,
 * and the closure is taken back. Nothing is cancelled silently (rule 6).
 */
export const createClosure =
	(deps: CreateClosureDeps) =>
	async ({
		body,
		caller,
	}: RequestFor<'createClosure', 'body' | 'caller', 'userId'>): Promise<ResultFor<'createClosure'>> => {
		const { date, kind, reason, seen } = body;
		const now = deps.now();
		if (!isDay(date)) return refuse('date_not_bookable', { detail: 'This day is not in the calendar.' });
		if (date < dayOf(now)) return refuse('date_not_bookable', { detail: 'This day is over.' });
		const entry = { id: deps.newId(now), date, kind, reason: reason.trim() };
		const by = (): Actor => ({ id: deps.newId(now), actor: caller.userId, at: now });
		const unseen = async (): Promise<readonly Appointment[]> =>
			kind === 'closed' ? (await affectedOn(deps, date)).filter(({ id }) => !seen.includes(id)) : [];

		const before = await unseen();
		if (before.length > 0) return refuseUnacknowledged(before);
		await deps.calendar.save(entry, by());
		const slippedIn = await unseen();
		if (slippedIn.length === 0) return ok(entry);
		await deps.calendar.remove(entry, by());
		return refuseUnacknowledged(slippedIn);
	};

type DeleteClosureDeps = Pick<CreateClosureDeps, 'calendar' | 'now' | 'newId'>;

/** Takes an entry of the calendar away: the day is what the week and the public holidays make of it. */
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
