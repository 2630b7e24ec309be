import type { AdminAppointmentList, AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import { explain } from '@tulia/platform';
import { AsyncBlock, classNames, VisuallyHidden } from '@tulia/ui';
import { TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { isAppointmentStatus } from '../../api/list-changes.ts';
import { AppointmentTable } from '../../lib/appointments/appointment-table.tsx';
import * as s from '../../lib/appointments/appointments.module.css';
import { AppointmentFoot } from './appointment-foot.tsx';
import { AppointmentTools, type Shown } from './appointment-tools.tsx';
import { ExportButton } from './export-button.tsx';
import { isNarrowed, type ListView, NOTHING, needs, turnedTo } from './list-address.ts';
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
const NOTHING_NEEDED: Readonly<Record<AppointmentNeed, string>> = {
	outcome: 'Every visit that is over has an outcome.',
	phone: 'Our mail reaches everybody who has an appointment.',
};

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
							shown={view.needs ?? view.status ?? 'all'}
							onShow={(shown) => show(viewOf(view, shown))}
							counts={list?.counts}
						/>
						{view.needs === undefined ? (
							<>
								<RangeFields view={view} onChange={(range) => show({ ...view, ...range, after: [] })} />
								<ExportButton view={view} />
							</>
						) : null}
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
							text: emptyWords(view),
						}}
					>
						{({ data }) => <AppointmentTable rows={data} now={now} />}
					</AsyncBlock>
				</div>
			</TableBox>
		</>
	);
}

/** What needs something is shown whenever it is, so nothing else stays chosen beside it. */
function viewOf(view: ListView, shown: Shown): ListView {
	const need = needs.find((one) => one === shown);
	if (need) return { ...NOTHING, needs: need };
	return { ...view, status: isAppointmentStatus(shown) ? shown : undefined, needs: undefined, after: [] };
}

function emptyWords(view: ListView): string {
	if (view.needs) return NOTHING_NEEDED[view.needs];
	return isNarrowed(view)
		? 'Try adjusting your search or filter criteria.'
		: 'No appointments have been scheduled yet.';
}

/** Said by screen readers when another part of the list is there. */
function announcement(view: ListView, list: AdminAppointmentList | undefined): string {
	if (!list) return '';
	return list.data.length === 0 ? EMPTY : `Appointments ${rangeWords(view, list)}`;
}
