import { dayOf } from '@tulia/centre/clock';
import { addDays, daysBetween, isDay } from '@tulia/centre/day';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Refused, refuse } from '../../platform/http/result.ts';
import { cursorIn, placeIn } from '../../platform/table/cursor.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore } from '../client.ts';
import { adminAppointment } from './admin-appointment.ts';
import { appointmentPage } from './appointment-page.ts';
import { type FindExactlyDeps, findExactly } from './find-exactly.usecase.ts';
import { type ListNeedingAttentionDeps, listNeedingAttention } from './list-needing-attention.usecase.ts';

const DAYS_BACK = 30;
const DAYS_AHEAD = 60;
/** A year at a time bounds what one request reads. */
const MAX_DAYS = 366;
const PAGE = 20;
/** An instant and an id: how both lists are ordered. */
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[A-Za-z0-9-]{1,64}$/;

export interface ListAppointmentsDeps extends FindExactlyDeps, ListNeedingAttentionDeps {
	readonly appointments: Pick<AppointmentStore, 'between' | 'findAll' | 'findByTicket' | 'listOf'>;
	readonly clients: Pick<ClientStore, 'people' | 'findByEmail'>;
	readonly now: () => Date;
}
type ListAppointmentsRequest = RequestFor<'listAppointments', 'query'>;

/** Appointments for staff: of a range of days, or all that need something. */
export const listAppointments =
	(deps: ListAppointmentsDeps) =>
	async ({ query }: ListAppointmentsRequest): Promise<ResultFor<'listAppointments'>> => {
		const { needs, cursor: given, limit = String(PAGE) } = query;
		const list = `appointments ${needs ?? 'range'}`;
		const place = placeIn(list, given, PLACE);
		if (!place.ok) return place;
		const cursor = place.value;
		const page =
			needs === undefined
				? await listRange(deps, { ...query, cursor })
				: ok(await listNeedingAttention(deps, { needs, cursor, limit: Number(limit) }));
		if (!page.ok || page.value.nextCursor === undefined) return page;
		return ok({ ...page.value, nextCursor: cursorIn(list, page.value.nextCursor) });
	};

/** The query with its cursor opened: the sort key of the last row that was shown. */
type RangeQuery = Omit<ListAppointmentsRequest['query'], 'cursor'> & { readonly cursor: string | undefined };

/** A whole ticket number or email address finds beyond the range. Names are read for the whole range only when somebody searches it. */
async function listRange(
	{ appointments, clients, now }: ListAppointmentsDeps,
	query: RangeQuery,
): Promise<ResultFor<'listAppointments'>> {
	const today = dayOf(now());
	const { search = '', status, cursor, limit = String(PAGE) } = query;
	const { from = addDays(today, -DAYS_BACK), to = addDays(today, DAYS_AHEAD) } = query;
	const refusal = refuseRange(from, to);
	if (refusal) return refusal;
	const exact = await findExactly({ appointments, clients }, search);
	const range = exact ?? (await appointments.between(from, to));
	const part = exact ? '' : search.trim();
	const known = part === '' ? undefined : await clients.people(range.map(({ userId }) => userId));
	const nameOf = (userId: string) => known?.get(userId)?.name ?? '';
	const page = appointmentPage(range, { search: part, status, cursor, limit: Number(limit), nameOf });
	const people = known ?? (await clients.people(page.rows.map(({ userId }) => userId)));
	const data = page.rows.map((row) => adminAppointment(row, people.get(row.userId)));
	const { nextCursor, counts } = page;
	return ok({ data, counts, ...(nextCursor === undefined ? {} : { nextCursor }) });
}

/** At most a year, of days that exist. */
export function refuseRange(from: string, to: string): Refused<'date_not_bookable'> | undefined {
	const refusal = (detail: string) => refuse('date_not_bookable', { detail });
	if (!isDay(from) || !isDay(to)) return refusal('This day is not in the calendar.');
	if (to < from) return refusal('The last day comes before the first.');
	if (daysBetween(from, to) >= MAX_DAYS) return refusal(`Please ask for at most ${MAX_DAYS} days.`);
	return undefined;
}
