import { dayOf } from '@tulia/centre/clock';
import { instantAt } from '@tulia/centre/instant';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore, Person } from '../client.ts';
import { type AppointmentFilter, appointmentPage } from './appointment-page.ts';
import { clientTexts } from './client-texts.ts';
import { monthsIn } from './months-in.ts';

/** How many appointments one request reads; the next page reads the months before. */
const LOOKED_THROUGH = 4000;
/** Months read in parallel. */
const AT_ONCE = 3;

export interface SearchAllDaysDeps {
	readonly appointments: Pick<AppointmentStore, 'between'>;
	readonly clients: Pick<ClientStore, 'people'>;
}

interface AllDaysQuestion extends AppointmentFilter {
	readonly days: { readonly from: string; readonly to: string };
	readonly cursor: string | undefined;
	readonly limit: number;
}

/**
 * Searches all stored appointments, the latest months first, until the limit of one request. The result states from
 * which day on the search is complete; its cursor continues, also after a page without rows.
 */
export async function searchAllDays(deps: SearchAllDaysDeps, question: AllDaysQuestion) {
	const { days, cursor, limit } = question;
	const to = cursor === undefined ? days.to : earlier(dayOf(new Date(cursor.split('#')[0] ?? '')), days.to);
	const { range, from } = await readLatest(deps, { from: days.from, to });
	const people = await deps.clients.people(
		range.map(({ userId }) => userId),
		'recent',
	);
	const page = appointmentPage(range, {
		...question,
		limit,
		order: 'latest_first',
		textsOf: clientTexts(people),
	});
	const isWhole = from === days.from;
	const nextCursor = page.nextCursor ?? (isWhole ? undefined : beginningOf(from));
	return {
		rows: page.rows,
		people: people as ReadonlyMap<string, Person>,
		days: { from, to: days.to },
		nextCursor,
		counts: isWhole && cursor === undefined ? page.counts : undefined,
	};
}

/** Whole months backwards from the last day, with the first day that was read. Soonest first. */
async function readLatest({ appointments }: SearchAllDaysDeps, days: { readonly from: string; readonly to: string }) {
	const months = monthsIn(days).toReversed();
	let range: readonly Appointment[] = [];
	let from = days.to;
	for (let read = 0; read < months.length && range.length < LOOKED_THROUGH; read += AT_ONCE) {
		const some = months.slice(read, read + AT_ONCE).toReversed();
		const found = await Promise.all(some.map((month) => appointments.between(month.from, month.to)));
		range = [...found.flat(), ...range];
		from = some[0]?.from ?? from;
	}
	return { range, from };
}

const earlier = (a: string, b: string): string => (a < b ? a : b);

/** A cursor before all that starts on a day, and after all that started before it. */
const beginningOf = (day: string): string => `${instantAt(day, 0).toISOString()}#0`;
