import { dayOf, minuteAt, wallTime } from '@tulia/centre/clock';
import { compactDay } from '@tulia/centre/compact-date';
import { weekdays } from '@tulia/centre/day';
import { shortDayName } from '@tulia/centre/weekday-names';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import { Button, EmptyPanel } from '@tulia/ui';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/page/use-now.ts';

interface PsychologistTableProps {
	readonly psychologists: readonly StaffPsychologist[];
	readonly onEdit: (psychologistId: string) => void;
}

const daysWords = ({ weeklyHours }: StaffPsychologist): string => {
	const days = weekdays.filter((day) => weeklyHours[day]?.length);
	return days.length === 0 ? 'No hours yet' : days.map(shortDayName).join(', ');
};

const clockWords = ({ from, to }: { readonly from: string; readonly to: string }): string =>
	`${wallTime(minuteAt(from))} to ${wallTime(minuteAt(to))}`;

function awayWords({ timeOff }: StaffPsychologist, now: Date): string {
	const today = dayOf(now);
	const [next] = timeOff.filter(({ to }) => to >= today).sort((a, b) => a.from.localeCompare(b.from));
	if (!next) return 'No time off planned';
	const first = compactDay(next.from, now);
	const days = next.from === next.to ? first : `${first} to ${compactDay(next.to, now)}`;
	return next.hours ? `${days}, ${clockWords(next.hours)}` : days;
}

/** All current and former psychologists. */
export function PsychologistTable({ psychologists, onEdit }: PsychologistTableProps): ReactNode {
	const now = useNow();
	const columns: readonly Column<StaffPsychologist>[] = [
		{ id: 'name', head: 'Name', whole: true, cell: ({ name }) => <b>{name}</b> },
		{
			id: 'services',
			head: 'Services',
			cell: ({ serviceIds }) => (serviceIds.length === 1 ? '1 service' : `${serviceIds.length} services`),
		},
		{ id: 'days', head: 'Days', cell: daysWords },
		{ id: 'off', head: 'Next time off', cell: (row) => awayWords(row, now) },
		{ id: 'active', head: 'State', cell: ({ active }) => (active ? 'Sees clients' : 'Does not see clients') },
		{
			id: 'actions',
			head: 'Actions',
			headHidden: true,
			align: 'end',
			cell: ({ id, name }) => (
				<Button variant="secondary" size="sm" aria-label={`Edit ${name}`} onClick={() => onEdit(id)}>
					Edit
				</Button>
			),
		},
	];
	if (psychologists.length === 0) return <EmptyPanel title="There are no psychologists yet" />;
	return <DataTable caption="Psychologists" columns={columns} rows={psychologists} keyOf={({ id }) => id} />;
}
