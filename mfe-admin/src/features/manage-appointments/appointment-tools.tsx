import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { AdminAppointmentList, AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import { SearchField } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { useListAllServicesQuery } from '../../api/services-api.ts';
import { statuses } from '../../api/visits/appointment-status.ts';
import { FilterSelect } from '../../lib/lists/filter-select.tsx';
import { useOwnPsychologist } from '../../lib/page/use-own-psychologist.ts';
import { ExportButton } from './export-button.tsx';
import type { ListView } from './list-address.ts';
import * as s from './manage-appointments.module.css';

const LABELS: { readonly [S in AppointmentStatus]: string } = {
	confirmed: 'Confirmed',
	attended: 'Attended',
	missed: 'Missed',
	cancelled: 'Cancelled',
};
const NEEDS: readonly { readonly value: AppointmentNeed; readonly label: string }[] = [
	{ value: 'outcome', label: 'Needs an outcome' },
	{ value: 'phone', label: 'Trouble with a notice' },
];

interface AppointmentToolsProps {
	readonly view: ListView;
	readonly typed: string;
	readonly onType: (text: string) => void;
	readonly onShow: (view: ListView) => void;
	readonly onFilter: (shown: string | undefined) => void;
	readonly counts: AdminAppointmentList['counts'] | undefined;
}

const counted = (label: string, count: number | undefined): string =>
	count === undefined ? label : `${label} (${count})`;

/** Search, filters and the file, in one row. */
export function AppointmentTools({ view, typed, onType, onShow, onFilter, counts }: AppointmentToolsProps): ReactNode {
	const own = useOwnPsychologist();
	const people = useListAllPsychologistsQuery().data?.data ?? [];
	const services = useListAllServicesQuery().data?.data ?? [];
	return (
		<>
			<div className={s.search}>
				<SearchField
					label="Search all appointments by ticket, client, service or psychologist"
					placeholder="Ticket, client or service"
					size="sm"
					value={typed}
					onChange={(text) => onType(text.slice(0, 100))}
				/>
			</div>
			{own === undefined ? (
				<FilterSelect
					label="Psychologist"
					all="All psychologists"
					options={people.map(({ id, name }) => ({ value: id, label: name }))}
					value={view.psychologistId}
					onChange={(psychologistId) => onShow({ ...view, psychologistId, after: [] })}
				/>
			) : null}
			<FilterSelect
				label="Service"
				all="All services"
				options={services.map(({ id, title }) => ({ value: id, label: title }))}
				value={view.serviceId}
				onChange={(serviceId) => onShow({ ...view, serviceId, after: [] })}
			/>
			<FilterSelect
				label="Status"
				all={counted('All statuses', counts?.all)}
				options={[...statuses.map((value) => ({ value, label: counted(LABELS[value], counts?.[value]) })), ...NEEDS]}
				value={view.needs ?? view.status}
				onChange={onFilter}
			/>
			<ExportButton view={view} />
		</>
	);
}
