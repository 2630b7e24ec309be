import { dayOf } from '@tulia/centre/clock';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore } from '../client.ts';
import { narrowedTo, seesPrices } from '../read/staff-scope.ts';
import { type AppointmentFilter, foundAppointments, hasStatus } from './appointment-page.ts';
import { clientTexts } from './client-texts.ts';
import { type FindExactlyDeps, findExactly } from './find-exactly.usecase.ts';
import { type ListDays, listDays } from './list-days.ts';
import { type ListNeedingAttentionDeps, needingAttention } from './list-needing-attention.usecase.ts';
import { monthsIn } from './months-in.ts';

/** A function returns at most 6 MB; the JSON around the text and its escapes need room. */
const MAX_CHARACTERS = 4_000_000;
/** How many appointments one request reads, found or not. */
const MAX_LOOKED_THROUGH = 30_000;
/** Page size of appointments that need attention. */
const NEEDY = 100;

export interface ExportAppointmentsDeps extends FindExactlyDeps, Omit<ListNeedingAttentionDeps, 'clients'> {
	readonly appointments: Pick<AppointmentStore, 'between' | 'findAll' | 'findByTicket' | 'listOf'>;
	readonly clients: Pick<ClientStore, 'people' | 'findByEmail'>;
	readonly noteExport: (actor: string, at: Date) => Promise<void>;
}

type Query = Omit<RequestFor<'exportAppointments', 'query'>['query'], 'psychologistId'> &
	Pick<AppointmentFilter, 'psychologistId'>;
interface Part {
	readonly range: readonly Appointment[];
	readonly filter: AppointmentFilter;
}

/**
 * The content of the list in parts: a page of those that need attention, all that a number or an address names, or a
 * month.
 */
async function* partsOf(deps: ExportAppointmentsDeps, query: Query, days: ListDays): AsyncGenerator<Part> {
	const { needs, search } = query;
	if (needs !== undefined) return yield* needyParts(deps, { ...query, needs });
	const exact = await findExactly(deps, search ?? '');
	if (exact) return yield { range: exact, filter: { ...query, search: '' } };
	const isLatestFirst = days.order === 'latest_first';
	const months = monthsIn(days);
	for (const month of isLatestFirst ? months.toReversed() : months) {
		const range = await deps.appointments.between(month.from, month.to);
		yield { range: isLatestFirst ? range.toReversed() : range, filter: query };
	}
}

async function* needyParts(
	deps: ExportAppointmentsDeps,
	query: Query & { readonly needs: NonNullable<Query['needs']> },
): AsyncGenerator<Part> {
	let cursor: string | undefined;
	do {
		const { rows, next } = await needingAttention(deps, { ...query, cursor, limit: NEEDY });
		yield { range: rows, filter: {} };
		cursor = next;
	} while (cursor !== undefined);
}

const fileNameOf = ({ needs }: Query, { from, to }: ListDays, now: Date): string =>
	needs === undefined ? `appointments-${from}-to-${to}.csv` : `appointments-needing-${needs}-${dayOf(now)}.csv`;

/**
 * All pages of the list for the same question, as lines of a file. Read and written month by month, so that memory
 * holds its text and one month only.
 */
export const exportAppointments =
	(deps: ExportAppointmentsDeps) =>
	async ({
		query: asked,
		caller,
	}: RequestFor<'exportAppointments', 'query' | 'caller'>): Promise<ResultFor<'exportAppointments'>> => {
		const now = deps.now();
		const query: Query = { ...asked, psychologistId: narrowedTo(caller, asked.psychologistId) };
		const days = listDays(query, now);
		if (!days.ok) return days;
		const { appointmentsHead } = await loadCsv();
		const withPrices = seesPrices(caller);
		let csv = appointmentsHead(withPrices);
		let lookedThrough = 0;
		for await (const part of partsOf(deps, query, days.value)) {
			csv += await linesOf(deps, part, withPrices);
			lookedThrough += part.range.length;
			if (csv.length > MAX_CHARACTERS || lookedThrough > MAX_LOOKED_THROUGH)
				return refuse('date_not_bookable', { detail: 'These are too many for one file. Please ask for fewer days.' });
		}
		await deps.noteExport(caller.userId, now);
		return ok({ fileName: fileNameOf(query, days.value, now), csv });
	};

/** Loaded with the first export: no other route needs its library. */
const loadCsv = () => import('./appointments-csv.ts');

async function linesOf(
	{ clients }: ExportAppointmentsDeps,
	{ range, filter }: Part,
	withPrices: boolean,
): Promise<string> {
	const people = await clients.people(
		range.map(({ userId }) => userId),
		'recent',
	);
	const { appointmentLines } = await loadCsv();
	const found = foundAppointments(range, filter, clientTexts(people));
	return appointmentLines(found.filter(hasStatus(filter)), people, withPrices);
}
