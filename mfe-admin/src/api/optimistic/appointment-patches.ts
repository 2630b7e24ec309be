import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { AdminAppointment, AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import type { Dashboard } from '@tulia/contracts/dashboard/schemas';

type Counts = NonNullable<AdminAppointmentList['counts']>;

const moved = (counts: Counts, from: AppointmentStatus, to: AppointmentStatus): Counts =>
	from === to ? counts : { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };

/**
 * The list with what `patch` makes of one appointment, and the counts that follow from it. The row keeps its place even
 * where the filter would no longer show it: whoever changed it is still looking at it.
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

/** The dashboard with what `patch` makes of one appointment, how many still need an outcome, and how many are still to be seen at `now`. */
export function patchedDashboard(
	board: Dashboard,
	{
		id,
		patch,
		now,
	}: { readonly id: string; readonly patch: (row: AdminAppointment) => AdminAppointment; readonly now: Date },
): Dashboard {
	const changed = (rows: readonly AdminAppointment[]): AdminAppointment[] =>
		rows.map((row) => (row.id === id ? patch(row) : row));
	const open = (rows: readonly AdminAppointment[]): number =>
		rows.filter(({ status }) => status === 'confirmed').length;
	const needsOutcome = changed(board.needsOutcome);
	const today = changed(board.today);
	const ahead = board.today.filter(({ endsAt }) => new Date(endsAt) > now).map((row) => row.id);
	const toSee = (rows: readonly AdminAppointment[]): number => open(rows.filter((row) => ahead.includes(row.id)));
	return {
		...board,
		today,
		todayToSee: board.todayToSee - toSee(board.today) + toSee(today),
		needsOutcome,
		needsOutcomeCount: board.needsOutcomeCount - open(board.needsOutcome) + open(needsOutcome),
		mailTrouble: changed(board.mailTrouble),
	};
}
