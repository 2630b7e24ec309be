import { dayOf } from '@tulia/centre/clock';
import { addDays, daysFrom } from '@tulia/centre/day';
import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore } from '../client.ts';
import { appointmentPage } from './appointment-page.ts';
import { type FindExactlyDeps, findExactly } from './find-exactly.usecase.ts';
import { refuseRange } from './list-appointments.usecase.ts';

const DAYS_BACK = 30;
const DAYS_AHEAD = 60;
/** A function answers at most 6 MB; the JSON around the text and its escapes want room. */
const MAX_CHARACTERS = 4_000_000;

export interface ExportAppointmentsDeps extends FindExactlyDeps {
	readonly appointments: Pick<AppointmentStore, 'between' | 'findByTicket' | 'listOf'>;
	readonly clients: Pick<ClientStore, 'people' | 'findByEmail'>;
	/** Keeps that somebody took the file with them. */
	readonly noteExport: (actor: string, at: Date) => Promise<void>;
	readonly now: () => Date;
}

/** The first and last day of each month in a range, cut at its ends. */
function monthsIn(from: string, to: string): readonly { readonly from: string; readonly to: string }[] {
	const months = new Map<string, { from: string; to: string }>();
	for (const day of daysFrom(from, to)) {
		const month = day.slice(0, 7);
		months.set(month, { from: months.get(month)?.from ?? day, to: day });
	}
	return [...months.values()];
}

/** What is asked for, a part at a time: all that a ticket number or an address names, or each month of the range. */
async function* partsOf(
	deps: ExportAppointmentsDeps,
	{ from, to, search = '' }: { readonly from: string; readonly to: string; readonly search?: string },
): AsyncGenerator<{ readonly range: readonly Appointment[]; readonly search: string }> {
	const exact = await findExactly(deps, search);
	if (exact) return yield { range: exact, search: '' };
	for (const month of monthsIn(from, to))
		yield { range: await deps.appointments.between(month.from, month.to), search };
}

/**
 * The appointments of a range as the lines of a file, with the search and status of the list. Read and written month by
 * month, so that a year needs no more memory than its text and one month.
 */
export const exportAppointments =
	(deps: ExportAppointmentsDeps) =>
	async ({
		query,
		caller,
	}: RequestFor<'exportAppointments', 'query' | 'caller'>): Promise<ResultFor<'exportAppointments'>> => {
		const now = deps.now();
		const { from = addDays(dayOf(now), -DAYS_BACK), to = addDays(dayOf(now), DAYS_AHEAD), status } = query;
		const refusal = refuseRange(from, to);
		if (refusal) return refusal;
		const { csvHead } = await loadCsv();
		let csv = csvHead();
		for await (const part of partsOf(deps, { ...query, from, to })) {
			csv += await linesOf(deps, { ...part, status });
			if (csv.length > MAX_CHARACTERS)
				return refuse('date_not_bookable', { detail: 'These are too many for one file. Please ask for fewer days.' });
		}
		await deps.noteExport(caller.userId, now);
		return ok({ fileName: `appointments-${from}-to-${to}.csv`, csv });
	};

/** With the first file: no other route needs its library. */
const loadCsv = () => import('./appointments-csv.ts');

interface Part {
	readonly range: readonly Appointment[];
	readonly search: string;
	readonly status: AppointmentStatus | undefined;
}

async function linesOf({ clients }: ExportAppointmentsDeps, { range, search, status }: Part): Promise<string> {
	const people = await clients.people(
		range.map(({ userId }) => userId),
		'recent',
	);
	const nameOf = (userId: string) => people.get(userId)?.name ?? '';
	const { rows } = appointmentPage(range, { search, status, cursor: undefined, limit: range.length, nameOf });
	const { csvLines } = await loadCsv();
	return csvLines(rows, people);
}
