import type { Appointment } from '../appointment/appointment.ts';

interface AgendaOfDay<Visit> {
	/** Soonest first. */
	readonly shown: readonly Visit[];
	/** The number of visits of the whole day, without cancelled ones. */
	readonly count: number;
	/** The number of confirmed visits that are not over. */
	readonly toSee: number;
	/** The number of these whose notes contain words of crisis. */
	readonly inCrisis: number;
}

type Timed = Pick<Appointment, 'startAt' | 'endAt' | 'status' | 'mayBeInCrisis'>;

/**
 * The visits of a day that fit the rows: present and coming clients first, then the latest past visits. Cancelled
 * visits are left out.
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
