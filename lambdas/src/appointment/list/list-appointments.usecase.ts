import type { AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Result } from '../../platform/http/result.ts';
import { cursorIn, placeIn } from '../../platform/lists/cursor.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore, Person } from '../client.ts';
import { adminAppointment } from '../read/admin-appointment.ts';
import { narrowedTo } from '../read/staff-scope.ts';
import { type AppointmentFilter, appointmentPage } from './appointment-page.ts';
import { clientTexts } from './client-texts.ts';
import { type FindExactlyDeps, findExactly } from './find-exactly.usecase.ts';
import { type ListDays, listDays } from './list-days.ts';
import { type ListNeedingAttentionDeps, listNeedingAttention } from './list-needing-attention.usecase.ts';
import { searchAllDays } from './search-all-days.usecase.ts';

const PAGE = 20;
/** An instant and an id, the order of both lists. */
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[A-Za-z0-9-]{1,64}$/;

export interface ListAppointmentsDeps extends FindExactlyDeps, ListNeedingAttentionDeps {
	readonly appointments: Pick<AppointmentStore, 'between' | 'findAll' | 'findByTicket' | 'listOf'>;
	readonly clients: Pick<ClientStore, 'people' | 'findByEmail'>;
	readonly now: () => Date;
}
type ListAppointmentsRequest = RequestFor<'listAppointments', 'query' | 'caller', 'roles' | 'psychologistId'>;

/** Appointments for staff: of some days, of all days in a search, or all that need attention. */
export const listAppointments =
	(deps: ListAppointmentsDeps) =>
	async ({ query, caller }: ListAppointmentsRequest): Promise<ResultFor<'listAppointments'>> => {
		const { needs, cursor: given, limit = String(PAGE), ...wanted } = query;
		const filter = { ...wanted, psychologistId: narrowedTo(caller, wanted.psychologistId) };
		const list = `appointments ${needs ?? 'days'}`;
		const place = placeIn(list, given, PLACE);
		if (!place.ok) return place;
		const position = { cursor: place.value, limit: Number(limit) };
		const page =
			needs === undefined
				? await listFound(deps, { ...filter, ...position })
				: ok(await listNeedingAttention(deps, { ...filter, ...position, needs }));
		if (!page.ok || page.value.nextCursor === undefined) return page;
		return ok({ ...page.value, nextCursor: cursorIn(list, page.value.nextCursor) });
	};

interface PageQuestion extends AppointmentFilter {
	readonly from?: string | undefined;
	readonly to?: string | undefined;
	/** Cursor: the sort key of the last row shown. */
	readonly cursor: string | undefined;
	readonly limit: number;
}
type ListPage = Result<AdminAppointmentList, 'date_not_bookable'>;

/** A whole ticket number or email address finds appointments of all days. */
async function listFound(deps: ListAppointmentsDeps, question: PageQuestion): Promise<ListPage> {
	const days = listDays(question, deps.now());
	if (!days.ok) return days;
	const exact = await findExactly(deps, question.search ?? '');
	if (exact) return ok(await pageOf(deps, exact, { ...question, search: '' }));
	if (days.value.order === 'latest_first') return ok(await pageOfAllDays(deps, question, days.value));
	const { from, to } = days.value;
	const page = await pageOf(deps, await deps.appointments.between(from, to), question);
	return ok({ ...page, days: { from, to } });
}

/** Names of the whole range are read only for a search. */
async function pageOf(
	{ clients }: ListAppointmentsDeps,
	range: readonly Appointment[],
	question: PageQuestion,
): Promise<AdminAppointmentList> {
	const isSearch = (question.search ?? '').trim() !== '';
	const known = isSearch ? await clients.people(range.map(({ userId }) => userId)) : undefined;
	const page = appointmentPage(range, {
		...question,
		order: 'soonest_first',
		textsOf: clientTexts(known ?? new Map()),
	});
	const people = known ?? (await clients.people(page.rows.map(({ userId }) => userId)));
	const { nextCursor, counts } = page;
	return answerOf(page.rows, people, { order: 'soonest_first', nextCursor, counts });
}

async function pageOfAllDays(
	deps: ListAppointmentsDeps,
	question: PageQuestion,
	days: ListDays,
): Promise<AdminAppointmentList> {
	const { rows, people, nextCursor, counts, days: covered } = await searchAllDays(deps, { ...question, days });
	return { ...answerOf(rows, people, { order: 'latest_first', nextCursor, counts }), days: covered };
}

interface PageFacts {
	readonly order: ListDays['order'];
	readonly nextCursor: string | undefined;
	readonly counts: AdminAppointmentList['counts'] | undefined;
}

const answerOf = (
	rows: readonly Appointment[],
	people: ReadonlyMap<string, Person>,
	{ order, nextCursor, counts }: PageFacts,
): AdminAppointmentList => ({
	data: rows.map((row) => adminAppointment(row, people.get(row.userId))),
	order,
	...(counts === undefined ? {} : { counts }),
	...(nextCursor === undefined ? {} : { nextCursor }),
});
