import { dayOf } from '@tulia/centre/clock';
import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { AdminAppointment, AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import type { Dashboard } from '@tulia/contracts/dashboard/schemas';

type Counts = NonNullable<AdminAppointmentList['counts']>;

const moved = (counts: Counts, from: AppointmentStatus, to: AppointmentStatus): Counts =>
	from === to ? counts : { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };

/**
 * Patches one appointment in the list and adjusts the counts. The row keeps its position even if the filter no longer
 * matches it, because staff are looking at it.
 */
export function patchedList(
	list: AdminAppointmentList,
	id: string,
	patch: (row: AdminAppointment) => AdminAppointment,
): AdminAppointmentList {
	const before = list.data.find((row) => row.id === id);
	if (!before) return list;
	const after = patch(before);
	return {
		...list,
		data: list.data.map((row) => (row === before ? after : row)),
		...(list.counts && { counts: moved(list.counts, before.status, after.status) }),
	};
}

/**
 * Patches one appointment on the dashboard and adjusts every count, even if the row is only in other lists. `seen` is
 * its state there, and `now` decides which visits are still to come.
 */
export function patchedDashboard(
	board: Dashboard,
	{
		seen,
		patch,
		now,
	}: {
		readonly seen: AdminAppointment;
		readonly patch: (row: AdminAppointment) => AdminAppointment;
		readonly now: Date;
	},
): Dashboard {
	const isIt = ({ id }: AdminAppointment): boolean => id === seen.id;
	const changed = (rows: readonly AdminAppointment[]): AdminAppointment[] =>
		rows.map((row) => (isIt(row) ? patch(row) : row));
	const before = [...board.needsOutcome, ...board.today].find(isIt) ?? seen;
	const more = Number(patch(before).status === 'confirmed') - Number(before.status === 'confirmed');
	const isOver = new Date(before.endsAt) <= now;
	const isToSee = !isOver && dayOf(new Date(before.scheduledFor)) === dayOf(now);
	return {
		...board,
		today: changed(board.today),
		todayToSee: board.todayToSee + (isToSee ? more : 0),
		todayInCrisis: board.todayInCrisis + (isToSee && before.mayBeInCrisis ? more : 0),
		needsOutcome: changed(board.needsOutcome),
		needsOutcomeCount: board.needsOutcomeCount + (isOver ? more : 0),
		mailTrouble: changed(board.mailTrouble),
	};
}
