import { dayOf, timeOf } from '@tulia/centre/clock';
import { longDayWithYear } from '@tulia/centre/date-words';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { explain, useSearchParams } from '@tulia/platform';
import { AsyncBlock, Skeleton } from '@tulia/ui';
import type { CSSProperties, ReactNode } from 'react';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { useListAppointmentsOfDaysQuery } from '../../api/visits/calendar-api.ts';
import { useOwnPsychologist } from '../../lib/page/use-own-psychologist.ts';
import * as s from './day-sheet.module.css';
import { type DaySheetView, daySheetParams, parseDaySheet } from './day-sheet-address.ts';
import { DaySheetTools } from './day-sheet-tools.tsx';
import { initials } from './initials.ts';

const WHY_FAILED = {
	forbidden: 'This account may not see appointments. Please log in with a staff account.',
	date_not_bookable: 'The address asks for a day that does not exist.',
};

/** The visits of a day on one page of either orientation. The subject of a visit is never printed. */
export function DaySheet({ now }: { readonly now: Date }): ReactNode {
	const [params, setParams] = useSearchParams();
	const view = parseDaySheet(params, dayOf(now));
	const query = useListAppointmentsOfDaysQuery({ from: view.date, to: view.date }, { refetchOnMountOrArgChange: true });
	const own = useOwnPsychologist();
	const people = (useListAllPsychologistsQuery().data?.data ?? []).filter(({ id }) => own === undefined || id === own);
	const nameOf = (id: string): string => people.find((person) => person.id === id)?.name ?? id;
	return (
		<>
			<DaySheetTools view={view} people={people} onShow={(next) => setParams(daySheetParams(next))} />
			<AsyncBlock
				query={{ ...query, data: query.currentData, isLoading: query.isFetching && query.currentData === undefined }}
				headingLevel="h2"
				loading="Loading the day sheet"
				skeleton={<Skeleton shape="block" />}
				failed={{
					title: 'We could not load the day sheet',
					detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
				}}
				isEmpty={() => false}
			>
				{(all) => (
					<Sheet
						view={view}
						whose={view.psychologist === undefined ? undefined : nameOf(view.psychologist)}
						visits={all.filter(({ status }) => status !== 'cancelled')}
					/>
				)}
			</AsyncBlock>
		</>
	);
}

interface SheetProps {
	readonly view: DaySheetView;
	/** The psychologist whose visits are shown; `undefined` for all. */
	readonly whose: string | undefined;
	readonly visits: readonly AdminAppointment[];
}

function countWords(count: number): string {
	if (count === 0) return 'nobody comes';
	return count === 1 ? 'one visit' : `${count} visits`;
}

function Sheet({ view, whose, visits }: SheetProps): ReactNode {
	const shown = visits
		.filter(({ psychologist }) => whose === undefined || psychologist === whose)
		.toSorted((a, b) => a.scheduledFor.localeCompare(b.scheduledFor) || a.psychologist.localeCompare(b.psychologist));
	// The stylesheet divides the height of the page by this number of rows.
	const rows: CSSProperties & Record<'--rows', number> = { '--rows': shown.length + 1 };
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the wide table scrolls by keyboard
		<section className={s.sheet} style={rows} aria-labelledby="day-sheet" tabIndex={0}>
			<h2 id="day-sheet" className={s.title}>
				{longDayWithYear(view.date)}, {whose ?? 'everybody'}: {countWords(shown.length)}
			</h2>
			{shown.length === 0 ? null : (
				<table className={s.table}>
					<thead>
						<tr>
							<th scope="col" className={s.narrow}>
								Time
							</th>
							<th scope="col">Client</th>
							{view.names === 'names' ? (
								<th scope="col" className={s.phone}>
									Phone
								</th>
							) : null}
							{whose === undefined ? <th scope="col">With</th> : null}
							<th scope="col" className={s.narrow}>
								Length
							</th>
							<th scope="col" className={s.narrow}>
								Arrived
							</th>
							<th scope="col" className={s.narrow}>
								Paid
							</th>
						</tr>
					</thead>
					<tbody>
						{shown.map((visit) => (
							<Row key={visit.id} visit={visit} names={view.names} hasPsychologist={whose === undefined} />
						))}
					</tbody>
				</table>
			)}
		</section>
	);
}

const minutesOf = ({ scheduledFor, endsAt }: AdminAppointment): number =>
	(Date.parse(endsAt) - Date.parse(scheduledFor)) / 60_000;

/** A client who has arrived has no checkbox. */
const isHere = ({ status, progress }: AdminAppointment): boolean => status === 'attended' || progress !== undefined;

interface RowProps {
	readonly visit: AdminAppointment;
	readonly names: DaySheetView['names'];
	readonly hasPsychologist: boolean;
}

const Row = ({ visit, names, hasPsychologist }: RowProps): ReactNode => (
	<tr>
		<td className={s.time}>{timeOf(new Date(visit.scheduledFor))}</td>
		<th scope="row" className={s.client}>
			{names === 'initials' ? initials(visit.user.name) : visit.user.name}
		</th>
		{names === 'names' ? <td className={s.time}>{visit.user.phone?.shown}</td> : null}
		{hasPsychologist ? <td className={s.client}>{visit.psychologist}</td> : null}
		<td>{minutesOf(visit)} min</td>
		<td>{isHere(visit) ? 'Yes' : <span className={s.box} aria-hidden="true" />}</td>
		<td />
	</tr>
);
