import type { AdminAppointmentList, AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import { VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { isAppointmentStatus } from '../../api/visits/appointment-status.ts';
import { AppointmentTable } from '../../lib/appointments/appointment-table.tsx';
import { ListFrame } from '../../lib/lists/list-frame.tsx';
import { AppointmentTools } from './appointment-tools.tsx';
import { coveredDaysWords } from './covered-days-words.ts';
import { isNarrowed, type ListView, NOTHING, needs, pageOf, withPage } from './list-address.ts';
import * as s from './manage-appointments.module.css';
import { rangeWords } from './range-words.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { useAppointmentPage } from './use-appointment-page.ts';
import { useListView } from './use-list-view.ts';

const WHY_FAILED = {
	date_not_bookable: 'The address asks for days that do not exist, or for more than a year.',
};

const EMPTY = 'No appointments found';
const NOTHING_NEEDED: Readonly<Record<AppointmentNeed, string>> = {
	outcome: 'Every visit that is over has an outcome.',
	phone: 'Our notices reach everybody who has an appointment.',
};

/** The list staff work from: find an appointment, record what became of it. */
export function ManageAppointments({ now }: { readonly now: Date }): ReactNode {
	const { view, typed, type, show } = useListView();
	const query = useAppointmentPage(view);
	const list = query.data;
	return (
		<>
			<VisuallyHidden role="status">{query.isPreviousData ? '' : announcement(view, list)}</VisuallyHidden>
			<p className={s.covered}>{list && !query.isPreviousData ? coveredDaysWords(view, list, now) : '\u00a0'}</p>
			<ListFrame
				noun="appointments"
				address={{
					page: pageOf(view),
					goToPage: (page, nextCursor) => show(withPage(view, page, nextCursor)),
				}}
				query={query}
				whyFailed={WHY_FAILED}
				skeleton={<TableSkeleton />}
				hasFoot={list !== undefined && (list.data.length > 0 || list.nextCursor !== undefined)}
				pageText={list && rangeWords(view, list)}
				tools={
					<AppointmentTools
						view={view}
						typed={typed}
						onType={type}
						onShow={show}
						onFilter={(shown) => show(withFilter(view, shown))}
						counts={list?.counts}
					/>
				}
				empty={{ title: EMPTY, text: emptyWords(view, list) }}
			>
				{({ data }) => <AppointmentTable rows={data} now={now} />}
			</ListFrame>
		</>
	);
}

/** What needs something is shown whenever it is, so neither days nor a search stay chosen beside it. */
function withFilter(view: ListView, shown: string | undefined): ListView {
	const { psychologistId, serviceId } = view;
	const need = needs.find((one) => one === shown);
	if (need) return { ...NOTHING, psychologistId, serviceId, needs: need };
	const status = shown !== undefined && isAppointmentStatus(shown) ? shown : undefined;
	return { ...view, status, needs: undefined, after: [] };
}

function emptyWords(view: ListView, list: AdminAppointmentList | undefined): string {
	if (view.needs) return NOTHING_NEEDED[view.needs];
	if (list?.nextCursor !== undefined)
		return 'Nothing in the days that were looked through. The next page looks further back.';
	return isNarrowed(view)
		? 'Try adjusting your search or filter criteria.'
		: 'No appointments have been scheduled yet.';
}

/** Said by screen readers when another part of the list is there. */
function announcement(view: ListView, list: AdminAppointmentList | undefined): string {
	if (!list) return '';
	return list.data.length === 0 ? EMPTY : `Appointments ${rangeWords(view, list)}`;
}
