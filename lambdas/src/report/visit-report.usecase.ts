import { blankProfile } from '@tulia/centre/blank-profile';
import type { VisitReport } from '@tulia/contracts/report/schemas';
import { ERASED_USER_ID } from '../appointment/erased-user-id.ts';
import type { AvailabilitySources } from '../availability/availability-sources.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import { reminderEffect } from './reminder-effect.ts';
import { periodsOf } from './report-periods.ts';
import { type Days, firstKeptDay, spanBefore, visitReportDays } from './report-span.ts';
import { type RoomOccupancy, roomOccupancy } from './room-occupancy.ts';
import { countsByOrigin, countsByPeriod, countsByService, visitCounts } from './visit-counts.ts';
import type { VisitFact, VisitFactStore } from './visit-fact.ts';

export interface VisitReportDeps {
	readonly visits: VisitFactStore;
	readonly sources: Pick<AvailabilitySources, 'profiles' | 'psychologists' | 'calendar'>;
	readonly now: () => Date;
}

/** Counts the visits of a span from the stored visits, so that corrections, moves, merges and erasures are included. */
export const getVisitReport =
	(deps: VisitReportDeps) =>
	async ({ query }: RequestFor<'getVisitReport', 'query'>): Promise<ResultFor<'getVisitReport'>> => {
		const now = deps.now();
		const requested = visitReportDays(query, now);
		if (!requested.ok) return requested;
		const days = requested.value;
		const [visits, facts] = await Promise.all([deps.visits.between(days.from, days.to), openingFacts(deps, days)]);
		const before = spanBefore(days);
		const rooms = roomOccupancy(visits, days, facts);
		return ok({
			...days,
			...(before.from < firstKeptDay(now) ? {} : { before }),
			visits: visitCounts(visits),
			periods: countsByPeriod(visits, periodsOf(days)),
			clients: await countClients(deps, visits, { from: firstKeptDay(now), before: days.from }),
			use: rooms.use,
			psychologists: psychologistsOf(visits, rooms, facts.psychologists),
			services: countsByService(visits),
			origins: countsByOrigin(visits),
			reminders: reminderEffect(visits),
		});
	};

async function openingFacts({ sources }: VisitReportDeps, { from, to }: Days) {
	const [profile, calendar, psychologists] = await Promise.all([
		sources.profiles.read(),
		sources.calendar.between(from, to),
		sources.psychologists.list(),
	]);
	return { openingHours: (profile ?? blankProfile).openingHours, calendar, psychologists };
}

async function countClients(
	{ visits: store }: VisitReportDeps,
	visits: readonly VisitFact[],
	{ from, before }: { readonly from: string; readonly before: string },
): Promise<VisitReport['clients']> {
	const attended = visits.filter(({ status }) => status === 'attended');
	const known = [...new Set(attended.map(({ userId }) => userId))].filter((id) => id !== ERASED_USER_ID);
	const came = await store.attendedBetween(known, from, before);
	return {
		new: known.length - came.size,
		returning: came.size,
		erasedVisits: attended.filter(({ userId }) => userId === ERASED_USER_ID).length,
	};
}

/** The active psychologists, and all others with a visit in the span. */
function psychologistsOf(
	visits: readonly VisitFact[],
	{ usedBy }: RoomOccupancy,
	scheduled: Awaited<ReturnType<VisitReportDeps['sources']['psychologists']['list']>>,
): VisitReport['psychologists'] {
	const names = new Map(visits.map(({ psychologistId, psychologistName }) => [psychologistId, psychologistName]));
	for (const { psychologist } of scheduled) names.set(psychologist.id, psychologist.name);
	return [...names]
		.map(([id, name]) => {
			const own = visits.filter(({ psychologistId }) => psychologistId === id);
			return { id, name, visits: visitCounts(own), ...usedBy(id) };
		})
		.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}
