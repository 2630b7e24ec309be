import { dayOf, timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import type { ArrangedRows } from '../../lib/appointments/appointment-table.tsx';

type Row = AdminAppointment;

interface Rows {
	readonly rows: readonly Row[];
	/** Past visits of any day without an outcome. Some of them may also be among the rows. */
	readonly needsOutcome: readonly Row[];
	readonly needsOutcomeCount: number;
}

interface Moments {
	/** The time when the page was opened, so that a visit that ends later keeps its position. */
	readonly opened: Date;
	readonly now: Date;
}

const OVER = 'Over: did they come?';

/**
 * Sorts past visits without an outcome first, then the others by day. A row whose outcome is recorded on this page
 * keeps its position.
 */
export function rowsByDay(
	{ rows, needsOutcome, needsOutcomeCount }: Rows,
	isChanged: (row: Row) => boolean,
	{ opened, now }: Moments,
): ArrangedRows {
	const isOver = (row: Row): boolean =>
		new Date(row.endsAt) <= opened && (row.status === 'confirmed' || isChanged(row));
	const elsewhere = needsOutcome.filter(({ id }) => rows.every((row) => row.id !== id));
	const over = [...elsewhere, ...rows].filter(isOver).toSorted((a, b) => a.scheduledFor.localeCompare(b.scheduledFor));
	const byDay = rows.filter((row) => !over.includes(row));
	const firstLater = byDay.find((row) => dayKey(row) > dayOf(now));
	return {
		rows: [...over, ...byDay],
		isDayAway: (row) => over.includes(row),
		headingOf: (row) => {
			if (row === over[0]) return { words: OVER, note: overWords(over.length, needsOutcomeCount) };
			const place = byDay.indexOf(row);
			const before = byDay[place - 1];
			if (place < 0 || (before && dayKey(before) === dayKey(row))) return undefined;
			return headingOfDay(row, now, row === firstLater);
		},
	};
}

const dayKey = ({ scheduledFor }: Row): string => dayOf(new Date(scheduledFor));

function overWords(shown: number, count: number): string {
	const all = Math.max(shown, count);
	const visits = `${all} ${all === 1 ? 'visit' : 'visits'} without an outcome`;
	return shown < all ? `${shown} of ${visits}` : visits;
}

/** Only the first heading says from when outcomes can be recorded. */
function headingOfDay(row: Row, now: Date, isFirstLater: boolean) {
	const words = compactDate(new Date(row.scheduledFor), now);
	if (dayKey(row) === dayOf(now)) return { words: `Today, ${words}`, note: `It is ${timeOf(now)}.` };
	return { words, note: isFirstLater ? 'Outcomes open on the day.' : undefined };
}
