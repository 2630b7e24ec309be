import type { Appointment } from '../appointment/appointment.ts';

interface AgendaOfDay<Visit> {
	/** Soonest first. */
	readonly shown: readonly Visit[];
	/** Of the whole day, cancelled visits left out. */
	readonly count: number;
	/** Confirmed, and not over. */
	readonly toSee: number;
	/** Those of them with words of crisis. */
	readonly inCrisis: number;
}

type Timed = Pick<Appointment, 'startAt' | 'endAt' | 'status' | 'mayBeInCrisis'>;

/**
 * As many visits of a day as there are rows for: whoever is here or still comes first, and where that leaves room, those who were here
 * last. Cancelled visits are left out.
 *
 * @param visits of one day, soonest first.
 */
export function agendaOfDay<Visit extends Timed>(
	visits: readonly Visit[],
	now: Date,
	rows: number,
): AgendaOfDay<Visit> {
	const kept = visits.filter(({ status }) => status !== 'cancelled');
	const isOver = ({ endAt }: Timed): boolean => new Date(endAt) <= now;
	const ahead = kept.filter((visit) => !isOver(visit));
	const over = kept.filter(isOver);
	const toSee = ahead.filter(({ status }) => status === 'confirmed');
	const room = Math.max(0, rows - ahead.length);
	const chosen = new Set([...over.slice(Math.max(0, over.length - room)), ...ahead.slice(0, rows)]);
	return {
		shown: kept.filter((visit) => chosen.has(visit)),
		count: kept.length,
		toSee: toSee.length,
		inCrisis: toSee.filter(({ mayBeInCrisis }) => mayBeInCrisis).length,
	};
}
