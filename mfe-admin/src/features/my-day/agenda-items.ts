import type { MyDay, OwnStretch, OwnVisit } from '@tulia/contracts/my-day/schemas';

export type AgendaItem =
	| { readonly kind: 'visit'; readonly at: string; readonly own: OwnVisit }
	| { readonly kind: 'interval'; readonly at: string; readonly interval: OwnStretch }
	| { readonly kind: 'now'; readonly at: string }
	| { readonly kind: 'end'; readonly at: string };

/**
 * The visits, the intervals between them, the current time and the end of the day, in order. Free time in the past is
 * omitted.
 */
export function agendaItems({ visits, stretches, endsAt }: Pick<MyDay, 'visits' | 'stretches' | 'endsAt'>, now: Date) {
	const items: readonly AgendaItem[] = [
		...visits.map((own): AgendaItem => ({ kind: 'visit', at: own.visit.scheduledFor, own })),
		...stretches
			.filter(({ what, endAt }) => what !== 'free' || new Date(endAt) > now)
			.map((interval): AgendaItem => ({ kind: 'interval', at: interval.startAt, interval })),
		...(endsAt === undefined ? [] : [{ kind: 'end', at: endsAt } as const]),
	].sort((a, b) => a.at.localeCompare(b.at));
	const next = items.findIndex(({ at }) => new Date(at) > now);
	// The row of the current time separates past from coming rows, so it is never the first or the last row.
	return next <= 0
		? items
		: [...items.slice(0, next), { kind: 'now', at: now.toISOString() } as const, ...items.slice(next)];
}
