import type { AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import { explain } from '@tulia/platform';
import { AsyncBlock, classNames, VisuallyHidden } from '@tulia/ui';
import { TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { AppointmentTable } from '../../lib/appointments/appointment-table.tsx';
import * as s from '../../lib/appointments/appointments.module.css';
import { AppointmentFoot } from './appointment-foot.tsx';
import { AppointmentTools } from './appointment-tools.tsx';
import { ExportButton } from './export-button.tsx';
import { isNarrowed, type ListView, turnedTo } from './list-address.ts';
import { RangeFields } from './range-fields.tsx';
import { rangeWords } from './range-words.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { useAppointmentPage } from './use-appointment-page.ts';
import { useListView } from './use-list-view.ts';

const WHY_FAILED = {
	forbidden: 'This account may not see appointments. Please log in with a staff account.',
	date_not_bookable: 'The address asks for days that do not exist, or for more than a year.',
};
const NO_ANSWER = 'Check your connection and try again.';

const EMPTY = 'No appointments found';

/** The list staff work from: find an appointment, record what became of it. */
export function ManageAppointments({ now }: { readonly now: Date }): ReactNode {
	const { view, typed, type, show } = useListView();
	const page = useAppointmentPage(view);
	const list = page.data;
	return (
		<>
			<VisuallyHidden role="status">{page.isBehind ? '' : announcement(view, list)}</VisuallyHidden>
			<TableBox
				tools={
					<>
						<AppointmentTools
							typed={typed}
							onType={type}
							status={view.status}
							onStatus={(status) => show({ ...view, status, after: [] })}
							counts={list?.counts}
						/>
						<RangeFields view={view} onChange={(range) => show({ ...view, ...range, after: [] })} />
						<ExportButton view={view} />
					</>
				}
				foot={
					list && list.data.length > 0 ? (
						<AppointmentFoot
							view={view}
							list={list}
							onPage={(wanted) => show(turnedTo(view, wanted, list.nextCursor))}
						/>
					) : undefined
				}
			>
				<div className={classNames(s.place, page.isBehind && s.behind)} aria-busy={page.isBehind || undefined}>
					<AsyncBlock
						query={page}
						headingLevel="h2"
						loading="Loading appointments"
						skeleton={<TableSkeleton />}
						failed={{
							title: 'We could not load the appointments',
							detail: explain(page.error, WHY_FAILED, NO_ANSWER),
							busyLabel: 'Loading…',
						}}
						empty={{
							title: EMPTY,
							text: isNarrowed(view)
								? 'Try adjusting your search or filter criteria.'
								: 'No appointments have been scheduled yet.',
						}}
					>
						{({ data }) => <AppointmentTable rows={data} now={now} />}
					</AsyncBlock>
				</div>
			</TableBox>
		</>
	);
}

/** Said by screen readers when another part of the list is there. */
function announcement(view: ListView, list: AdminAppointmentList | undefined): string {
	if (!list) return '';
	return list.data.length === 0 ? EMPTY : `Appointments ${rangeWords(view, list)}`;
}
