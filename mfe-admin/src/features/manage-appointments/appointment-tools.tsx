import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { AdminAppointmentList, AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import { Button } from '@tulia/ui';
import { SearchField } from '@tulia/ui/admin';
import { type ReactNode, useId, useState } from 'react';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { useListAllServicesQuery } from '../../api/services-api.ts';
import { statuses } from '../../api/visits/appointment-status.ts';
import { FilterSelect } from '../../lib/lists/filter-select.tsx';
import { useOwnPsychologist } from '../../lib/page/use-own-psychologist.ts';
import { type ListView, moreFiltersSet } from './list-address.ts';
import * as s from './manage-appointments.module.css';
import { RangeFields } from './range-fields.tsx';

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

/** Search and the status; the other filters stand behind a button that says how many of them are set. */
export function AppointmentTools({ view, typed, onType, onShow, onFilter, counts }: AppointmentToolsProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	const set = moreFiltersSet(view);
	return (
		<>
			<div className={s.search}>
				<SearchField
					label="Search all appointments by ticket, client, phone, service or psychologist"
					placeholder="Ticket, client or service"
					size="sm"
					value={typed}
					onChange={(text) => onType(text.slice(0, 100))}
				/>
			</div>
			<FilterSelect
				label="Status"
				all={counted('All statuses', counts?.all)}
				options={[...statuses.map((value) => ({ value, label: counted(LABELS[value], counts?.[value]) })), ...NEEDS]}
				value={view.needs ?? view.status}
				onChange={onFilter}
			/>
			<Button
				variant="secondary"
				size="sm"
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={() => setOpen(!isOpen)}
			>
				{set === 0 ? 'More filters' : `More filters (${set} set)`}
			</Button>
			{isOpen ? <MoreFilters id={id} view={view} onShow={onShow} /> : null}
		</>
	);
}

interface MoreFiltersProps extends Pick<AppointmentToolsProps, 'view' | 'onShow'> {
	readonly id: string;
}

/** Whom, what and when. What needs something is shown whenever it is. */
function MoreFilters({ id, view, onShow }: MoreFiltersProps): ReactNode {
	const own = useOwnPsychologist();
	const people = useListAllPsychologistsQuery().data?.data ?? [];
	const services = useListAllServicesQuery().data?.data ?? [];
	return (
		<div id={id} className={s.more}>
			{own === undefined ? (
				<FilterSelect
					label="Psychologist"
					all="All psychologists"
					options={people.map(({ id: value, name }) => ({ value, label: name }))}
					value={view.psychologistId}
					onChange={(psychologistId) => onShow({ ...view, psychologistId, after: [] })}
				/>
			) : null}
			<FilterSelect
				label="Service"
				all="All services"
				options={services.map(({ id: value, title }) => ({ value, label: title }))}
				value={view.serviceId}
				onChange={(serviceId) => onShow({ ...view, serviceId, after: [] })}
			/>
			{view.needs === undefined ? (
				<RangeFields view={view} onChange={(range) => onShow({ ...view, ...range, after: [] })} />
			) : null}
		</div>
	);
}
