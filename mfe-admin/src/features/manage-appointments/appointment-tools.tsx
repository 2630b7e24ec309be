import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { AdminAppointmentList, AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import { FilterChips, SearchField } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { statuses } from '../../api/appointment-status.ts';

const LABELS: { readonly [S in AppointmentStatus]: string } = {
	confirmed: 'Confirmed',
	attended: 'Attended',
	missed: 'Missed',
	cancelled: 'Cancelled',
};

/** What is shown: everything, what has a status, or what needs something. */
export type AppointmentFilter = AppointmentStatus | AppointmentNeed | 'all';

interface AppointmentToolsProps {
	readonly typed: string;
	readonly onType: (text: string) => void;
	readonly shown: AppointmentFilter;
	readonly onShow: (shown: AppointmentFilter) => void;
	readonly counts: AdminAppointmentList['counts'] | undefined;
}

/** Search and filter, with how many there are of each status. */
export function AppointmentTools({ typed, onType, shown, onShow, counts }: AppointmentToolsProps): ReactNode {
	return (
		<>
			<SearchField
				label="Search by ticket, client or service"
				placeholder="Ticket, client or service"
				size="sm"
				value={typed}
				onChange={(text) => onType(text.slice(0, 100))}
			/>
			<FilterChips<AppointmentFilter>
				label="Status"
				scrolls
				value={shown}
				onChange={onShow}
				chips={[
					{ value: 'all', label: 'All', count: counts?.all },
					...statuses.map((value) => ({ value, label: LABELS[value], count: counts?.[value] })),
					{ value: 'outcome', label: 'Needs an outcome' },
					{ value: 'phone', label: 'Needs a phone call' },
				]}
			/>
		</>
	);
}
