import { dayOf, timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { Link, paths } from '@tulia/platform';
import { type Column, DataTable, type RowsHeading, StatusPill } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { CrisisBadge } from '../lists/state-badge.tsx';
import * as s from './appointments.module.css';
import { unconfirmedWords } from './email-confirmation-words.ts';
import { forWhomLine } from './for-whom-line.ts';
import { OutcomeCell, type OutcomePlace } from './outcome-cell.tsx';
import { useRecordOutcome } from './use-record-outcome.ts';
import { progressWords } from './visit-progress-words.ts';
import * as visits from './visits-table.module.css';

type Row = AdminAppointment;

/** The rows in display order. Some have a heading above them. */
export interface ArrangedRows {
	readonly rows: readonly Row[];
	readonly headingOf: (row: Row) => RowsHeading | undefined;
	/** Whether each row shows its day, because the heading does not. */
	readonly isDayAway: (row: Row) => boolean;
}

interface AppointmentTableProps {
	/** @param isChanged whether an outcome was recorded on this row since the page was opened. */
	readonly arranged: (isChanged: (row: Row) => boolean) => ArrangedRows;
	readonly now: Date;
}

/** The visits grouped by day, in rows of two lines, with the actions that are available now. */
export function AppointmentTable({ arranged, now }: AppointmentTableProps): ReactNode {
	const outcomes = useRecordOutcome();
	const { rows, headingOf, isDayAway } = arranged(({ id }) => outcomes.changeOf(id) !== undefined);
	return (
		<RecordingTable
			caption="Appointments by day"
			facts={factColumns(now, isDayAway)}
			place="row"
			className={visits.table}
			{...{ rows, headingOf, outcomes, now }}
		/>
	);
}

interface AgendaTableProps {
	/** The caption for screen readers. */
	readonly caption: string;
	readonly rows: readonly Row[];
	readonly now: Date;
}

/** Rows of one line, for a page with several lists: time, client, and the actions that are available now. */
export function AgendaTable({ caption, rows, now }: AgendaTableProps): ReactNode {
	const outcomes = useRecordOutcome();
	return <RecordingTable facts={agendaColumns(now)} place="agenda" {...{ caption, rows, outcomes, now }} />;
}

interface RecordingTableProps extends AgendaTableProps {
	readonly facts: readonly Column<Row>[];
	readonly place: OutcomePlace;
	readonly outcomes: ReturnType<typeof useRecordOutcome>;
	readonly headingOf?: ArrangedRows['headingOf'];
	readonly className?: string | undefined;
}

function RecordingTable(props: RecordingTableProps): ReactNode {
	const { caption, rows, now, facts, place, headingOf, className } = props;
	const { record, changeOf, focusOn } = props.outcomes;
	const columns: readonly Column<Row>[] = [
		...facts,
		{
			id: 'outcome',
			head: 'Outcome',
			headHidden: true,
			whole: true,
			className: visits.actions,
			cell: (row) => (
				<OutcomeCell
					row={row}
					now={now}
					change={changeOf(row.id)}
					onRecord={(outcome) => void record(row, outcome)}
					place={place}
				/>
			),
		},
	];
	return (
		<DataTable
			{...{ caption, columns, rows, headingOf, className, focusOn }}
			keyOf={({ id }) => id}
			toneOf={({ id }) => toneFor(changeOf(id)?.state)}
			dense={place === 'agenda'}
		/>
	);
}

const toneFor = (state: string | undefined): 'busy' | 'done' | undefined =>
	state === 'busy' || state === 'done' ? state : undefined;

/** `with Amina Hassan, for the client’s child` */
const withWords = ({ psychologist, forWhom }: Row): string =>
	[`with ${psychologist}`, forWhomLine(forWhom)].filter(Boolean).join(', ');

const When = ({ at, day }: { readonly at: string; readonly day: string | undefined }): ReactNode => (
	<time className={s.when} dateTime={at}>
		<b>{timeOf(new Date(at))}</b>
		{day === undefined ? null : <small>{day}</small>}
	</time>
);

/** `today`, `Sat 28 Nov` */
const dayWords = (instant: string, now: Date): string => {
	const at = new Date(instant);
	return dayOf(at) === dayOf(now) ? 'today' : compactDate(at, now);
};

const factColumns = (now: Date, isDayAway: ArrangedRows['isDayAway']): readonly Column<Row>[] => [
	{
		id: 'when',
		head: 'When',
		className: visits.when,
		cell: (row) => <When at={row.scheduledFor} day={isDayAway(row) ? dayWords(row.scheduledFor, now) : undefined} />,
	},
	{
		id: 'client',
		head: 'Client',
		className: visits.client,
		cell: ({ id, user, mayBeInCrisis, ...row }) => {
			const progress = progressWords(row);
			return (
				<>
					<Link className={visits.name} to={paths.adminAppointment(id)}>
						{user.name}
					</Link>
					{mayBeInCrisis ? <CrisisBadge /> : null}
					{progress === undefined ? (
						<small className={visits.email}>{unconfirmedWords(user) ?? user.email}</small>
					) : (
						<small>{progress}</small>
					)}
				</>
			);
		},
	},
	{
		id: 'service',
		head: 'Service',
		className: visits.service,
		cell: (row) => (
			<>
				<span>{row.service}</span> <small>{withWords(row)}</small>
			</>
		),
	},
	{
		id: 'ticket',
		head: 'Ticket',
		className: visits.ticket,
		cell: ({ ticketNumber }) => <span>{ticketNumber}</span>,
	},
	{ id: 'status', head: 'Status', className: visits.status, cell: ({ status }) => <StatusPill status={status} /> },
];

const agendaColumns = (now: Date): readonly Column<Row>[] => [
	{
		id: 'when',
		head: 'When',
		cell: ({ scheduledFor }) => {
			const day = dayWords(scheduledFor, now);
			return <When at={scheduledFor} day={day === 'today' ? undefined : day} />;
		},
	},
	{
		id: 'client',
		head: 'Client',
		cell: (row) => (
			<span className={s.brief}>
				<Link className={s.name} to={paths.adminAppointment(row.id)}>
					{row.user.name}
				</Link>
				{row.mayBeInCrisis ? <CrisisBadge /> : null}
				<small>
					{row.service} {withWords(row)}
				</small>
				<small>{unconfirmedWords(row.user)}</small>
			</span>
		),
	},
];
