import { dayOf, timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { Link, paths } from '@tulia/platform';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { CrisisBadge } from '../lists/state-badge.tsx';
import * as s from './appointments.module.css';
import { unconfirmedWords } from './email-confirmation-words.ts';
import { forWhomLine } from './for-whom-line.ts';
import { OutcomeCell } from './outcome-cell.tsx';
import { useRecordOutcome } from './use-record-outcome.ts';
import { VisitStatus } from './visit-progress.tsx';

interface AppointmentTableProps {
	/** Said by screen readers. */
	readonly caption?: string;
	readonly rows: readonly AdminAppointment[];
	readonly now: Date;
}

/** The rows, with what staff may record on each. */
export const AppointmentTable = ({
	caption = 'Appointments, soonest first',
	rows,
	now,
}: AppointmentTableProps): ReactNode => (
	<RecordingTable caption={caption} rows={rows} now={now} facts={factColumns(now)} />
);

/** The same in a line each, for a page with several lists: when, who, and what can be recorded now. */
export const AgendaTable = ({ caption, rows, now }: Required<AppointmentTableProps>): ReactNode => (
	<RecordingTable caption={caption} rows={rows} now={now} facts={agendaColumns(now)} dense />
);

interface RecordingTableProps extends Required<AppointmentTableProps> {
	readonly facts: readonly Column<AdminAppointment>[];
	readonly dense?: true;
}

function RecordingTable({ caption, rows, now, facts, dense }: RecordingTableProps): ReactNode {
	const { record, changeOf, focusOn } = useRecordOutcome();
	const columns: readonly Column<AdminAppointment>[] = [
		...facts,
		{
			id: 'outcome',
			head: 'Outcome',
			headHidden: true,
			whole: true,
			cell: (row) => (
				<OutcomeCell
					row={row}
					now={now}
					change={changeOf(row.id)}
					onRecord={(outcome) => void record(row, outcome)}
					dense={dense}
				/>
			),
		},
	];
	return (
		<DataTable
			caption={caption}
			columns={columns}
			rows={rows}
			keyOf={({ id }) => id}
			toneOf={({ id }) => toneFor(changeOf(id)?.state)}
			focusOn={focusOn}
			dense={dense}
		/>
	);
}

const toneFor = (state: string | undefined): 'busy' | 'done' | undefined =>
	state === 'busy' || state === 'done' ? state : undefined;

const factColumns = (now: Date): readonly Column<AdminAppointment>[] => [
	{
		id: 'when',
		head: 'When',
		cell: ({ scheduledFor }) => (
			<time className={s.when} dateTime={scheduledFor}>
				<b>{compactDate(new Date(scheduledFor), now)}</b>
				<small>{timeOf(new Date(scheduledFor))} EAT</small>
			</time>
		),
	},
	{
		id: 'client',
		head: 'Client',
		whole: true,
		cell: ({ user, mayBeInCrisis }) => (
			<span className={s.client}>
				<b>{user.name}</b>
				<small>{user.email}</small>
				<small>{unconfirmedWords(user)}</small>
				{mayBeInCrisis ? <CrisisBadge /> : null}
			</span>
		),
	},
	{
		id: 'service',
		head: 'Service',
		whole: true,
		cell: ({ service, psychologist, forWhom }) => (
			<>
				{service}
				<small>with {psychologist}</small>
				<small>{forWhomLine(forWhom)}</small>
			</>
		),
	},
	{
		id: 'ticket',
		head: 'Ticket',
		cell: ({ id, ticketNumber }) => (
			<Link className={s.ticket} to={paths.adminAppointment(id)}>
				{ticketNumber}
			</Link>
		),
	},
	{ id: 'status', head: 'Status', cell: (row) => <VisitStatus row={row} /> },
];

const agendaColumns = (now: Date): readonly Column<AdminAppointment>[] => [
	{
		id: 'when',
		head: 'When',
		cell: ({ scheduledFor }) => {
			const at = new Date(scheduledFor);
			return (
				<time className={s.when} dateTime={scheduledFor}>
					<b>{timeOf(at)}</b>
					{dayOf(at) === dayOf(now) ? null : <small>{compactDate(at, now)}</small>}
				</time>
			);
		},
	},
	{
		id: 'client',
		head: 'Client',
		cell: ({ id, user, service, psychologist, forWhom, mayBeInCrisis }) => (
			<span className={s.brief}>
				<Link className={s.name} to={paths.adminAppointment(id)}>
					{user.name}
				</Link>
				{mayBeInCrisis ? <CrisisBadge /> : null}
				<small>
					{service} with {psychologist}
					{forWhom === 'me' ? '' : `, ${forWhomLine(forWhom)}`}
				</small>
				<small>{unconfirmedWords(user)}</small>
			</span>
		),
	},
];
