import { dayOf } from '@tulia/centre/clock';
import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import { Button } from '@tulia/ui';
import { FilterChips, SearchField } from '@tulia/ui/admin';
import { type ReactNode, useId, useState } from 'react';
import { useGetDashboardQuery } from '../../api/dashboard-api.ts';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { useListAllServicesQuery } from '../../api/services-api.ts';
import { statuses } from '../../api/visits/appointment-status.ts';
import { FilterSelect } from '../../lib/lists/filter-select.tsx';
import { useOwnPsychologist } from '../../lib/page/use-own-psychologist.ts';
import { ExportButton } from './export-button.tsx';
import { isOnly, type ListView, moreFiltersSet, NOTHING, withNeed } from './list-address.ts';
import * as s from './manage-appointments.module.css';
import { RangeFields } from './range-fields.tsx';
import { useVisitsToday } from './use-visits-today.ts';

const LABELS: { readonly [S in AppointmentStatus]: string } = {
	confirmed: 'Confirmed',
	attended: 'Attended',
	missed: 'Missed',
	cancelled: 'Cancelled',
};
/** The filters used most often. */
const CHIPS = ['all', 'today', 'outcome'] as const;
type Chip = (typeof CHIPS)[number];

interface AppointmentToolsProps {
	readonly view: ListView;
	readonly typed: string;
	readonly onType: (text: string) => void;
	readonly onShow: (view: ListView) => void;
	readonly counts: AdminAppointmentList['counts'] | undefined;
	readonly now: Date;
}

const counted = (label: string, count: number | undefined): string =>
	count === undefined ? label : `${label} (${count})`;

/** The search and the frequent filters. The other filters are behind a button that shows how many are set. */
export function AppointmentTools({ view, typed, onType, onShow, counts, now }: AppointmentToolsProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	const set = moreFiltersSet(view, dayOf(now));
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
			<div className={s.chips}>
				<ViewChips view={view} onShow={onShow} counts={counts} now={now} />
				<Button
					variant="secondary"
					size="sm"
					aria-expanded={isOpen}
					aria-controls={isOpen ? id : undefined}
					onClick={() => setOpen(!isOpen)}
				>
					{set === 0 ? 'More filters' : `More filters (${set} set)`}
				</Button>
			</div>
			{isOpen ? <MoreFilters id={id} view={view} onShow={onShow} counts={counts} now={now} /> : null}
		</>
	);
}

function ViewChips({ view, onShow, counts, now }: Omit<AppointmentToolsProps, 'typed' | 'onType'>): ReactNode {
	const today = dayOf(now);
	const visitsToday = useVisitsToday(now).data?.data.length;
	const needsOutcome = useGetDashboardQuery().data?.needsOutcomeCount;
	const value: Chip = view.needs ? 'outcome' : isOnly(view, today) ? 'today' : 'all';
	const days = { all: undefined, today, outcome: undefined };
	return (
		<FilterChips<Chip>
			label="Show"
			chips={[
				{ value: 'all', label: 'All', count: value === 'all' ? counts?.all : undefined },
				{ value: 'today', label: 'Today', count: visitsToday },
				{ value: 'outcome', label: 'No outcome', count: needsOutcome },
			]}
			value={value}
			onChange={(chip) =>
				onShow(
					chip === 'outcome'
						? withNeed(view, 'outcome')
						: { ...view, from: days[chip], to: days[chip], needs: undefined, after: [] },
				)
			}
		/>
	);
}

interface MoreFiltersProps extends Pick<AppointmentToolsProps, 'view' | 'onShow' | 'counts' | 'now'> {
	readonly id: string;
}

/**
 * The filters by status, psychologist, service and day, and the CSV export. Visits filtered by need are of any day.
 */
function MoreFilters({ id, view, onShow, counts, now }: MoreFiltersProps): ReactNode {
	const own = useOwnPsychologist();
	const people = useListAllPsychologistsQuery().data?.data ?? [];
	const services = useListAllServicesQuery().data?.data ?? [];
	return (
		<div id={id} className={s.more}>
			<FilterSelect
				label="Status"
				all={counted('All statuses', counts?.all)}
				options={statuses.map((value) => ({ value, label: counted(LABELS[value], counts?.[value]) }))}
				value={view.status}
				onChange={(status) =>
					onShow({ ...view, status: statuses.find((one) => one === status), needs: undefined, after: [] })
				}
			/>
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
				<RangeFields
					view={isOnly(view, dayOf(now)) ? NOTHING : view}
					onChange={(range) => onShow({ ...view, ...range, after: [] })}
				/>
			) : null}
			<ExportButton view={view} />
		</div>
	);
}
