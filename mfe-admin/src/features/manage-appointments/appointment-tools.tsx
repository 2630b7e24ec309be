import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import { FilterChips, SearchField } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { statuses } from '../../api/list-changes.ts';

const LABELS: { readonly [S in AppointmentStatus]: string } = {
	confirmed: 'Confirmed',
	attended: 'Attended',
	missed: 'Missed',
	cancelled: 'Cancelled',
};

interface AppointmentToolsProps {
	readonly typed: string;
	readonly onType: (text: string) => void;
	readonly status: AppointmentStatus | undefined;
	readonly onStatus: (status: AppointmentStatus | undefined) => void;
	readonly counts: AdminAppointmentList['counts'] | undefined;
}

/** Search and status filter, with how many there are of each. */
export function AppointmentTools({ typed, onType, status, onStatus, counts }: AppointmentToolsProps): ReactNode {
	return (
		<>
			<SearchField
				label="Search by ticket, client or service"
				placeholder="Ticket, client or service"
				size="sm"
				value={typed}
				onChange={(text) => onType(text.slice(0, 100))}
			/>
			<FilterChips<AppointmentStatus | 'all'>
				label="Status"
				scrolls
				value={status ?? 'all'}
				onChange={(value) => onStatus(value === 'all' ? undefined : value)}
				chips={[
					{ value: 'all', label: 'All', count: counts?.all },
					...statuses.map((value) => ({ value, label: LABELS[value], count: counts?.[value] })),
				]}
			/>
		</>
	);
}
