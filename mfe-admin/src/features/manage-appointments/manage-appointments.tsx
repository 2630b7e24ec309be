import type { AdminAppointment, AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import { VisuallyHidden } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useGetDashboardQuery } from '../../api/dashboard-api.ts';
import { AppointmentTable } from '../../lib/appointments/appointment-table.tsx';
import type { ListQuery } from '../../lib/lists/keep-previous-data.ts';
import { ListFrame } from '../../lib/lists/list-frame.tsx';
import { useHasSettled } from '../../lib/page/use-has-settled.ts';
import { AppointmentTools } from './appointment-tools.tsx';
import { coveredDaysWords } from './covered-days-words.ts';
import { isNarrowed, type ListView, pageOf, withPage } from './list-address.ts';
import { rangeWords } from './range-words.ts';
import { rowsByDay } from './rows-by-day.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { useAppointmentPage } from './use-appointment-page.ts';
import { useListView } from './use-list-view.ts';

const WHY_FAILED = {
	date_not_bookable: 'The address asks for days that do not exist, or for more than a year.',
};

const EMPTY = 'No appointments found';

/** The list of appointments, in which staff find a visit and record its outcome. */
export function ManageAppointments({ now }: { readonly now: Date }): ReactNode {
	const { view, typed, type, show } = useListView();
	const query = useSettledPage(useAppointmentPage(view));
	const arrange = useArrangedRows(view, now);
	const list = query.data;
	return (
		<>
			<VisuallyHidden role="status">{query.isPreviousData ? '' : announcement(view, list)}</VisuallyHidden>
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
				pageText={list && `${coveredDaysWords(view, list, now)} ${rangeWords(view, list)}`}
				tools={
					<AppointmentTools view={view} typed={typed} onType={type} onShow={show} counts={list?.counts} now={now} />
				}
				empty={{ title: EMPTY, text: emptyWords(view, list) }}
			>
				{({ data }) => <AppointmentTable arranged={(isChanged) => arrange(data, isChanged)} now={now} />}
			</ListFrame>
		</>
	);
}

/** Visits without an outcome are above the first rows, so the rows are shown only once those visits are loaded. */
function useSettledPage(query: ListQuery<AdminAppointmentList>): ListQuery<AdminAppointmentList> {
	const hasSettled = useHasSettled(query.data !== undefined, useGetDashboardQuery().isLoading);
	return hasSettled || query.data === undefined ? query : { ...query, data: undefined, isLoading: true };
}

/** The rows grouped by day. The first page begins with the visits of any day without an outcome. */
function useArrangedRows(view: ListView, now: Date) {
	const [opened] = useState(now);
	const board = useGetDashboardQuery().data;
	const isWhole = !isNarrowed(view) && pageOf(view) === 1;
	const needsOutcome = isWhole ? (board?.needsOutcome ?? []) : [];
	const needsOutcomeCount = isWhole ? (board?.needsOutcomeCount ?? 0) : 0;
	return (rows: AdminAppointmentList['data'], isChanged: (row: AdminAppointment) => boolean) =>
		rowsByDay({ rows, needsOutcome, needsOutcomeCount }, isChanged, { opened, now });
}

function emptyWords(view: ListView, list: AdminAppointmentList | undefined): string {
	if (view.needs) return 'Every visit that is over has an outcome.';
	if (list?.nextCursor !== undefined)
		return 'Nothing in the days that were looked through. The next page looks further back.';
	return isNarrowed(view)
		? 'Try adjusting your search or filter criteria.'
		: 'No appointments have been scheduled yet.';
}

/** Announces to screen readers which part of the list is shown. */
function announcement(view: ListView, list: AdminAppointmentList | undefined): string {
	if (!list) return '';
	return list.data.length === 0 ? EMPTY : `Appointments ${rangeWords(view, list)}`;
}
