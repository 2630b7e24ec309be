import { timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import { priceWords } from '@tulia/centre/price-words';
import type { WholeDashboard } from '@tulia/contracts/dashboard/schemas';
import { Link, paths } from '@tulia/platform';
import { ArrowLink, Avatar } from '@tulia/ui';
import { type Column, DataTable, StatusPill } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { unconfirmedWords } from '../../lib/appointments/email-confirmation-words.ts';
import { forWhomLine } from '../../lib/appointments/for-whom-line.ts';
import { Fold } from '../../lib/page/fold.tsx';
import * as s from './view-statistics.module.css';

type Booking = WholeDashboard['recentBookings'][number];

const columnsFor = (now: Date): readonly Column<Booking>[] => [
	{
		id: 'client',
		head: 'Client',
		cell: ({ id, user }) => (
			<>
				<Link className={s.target} to={paths.adminAppointment(id)}>
					{user.name}
				</Link>
				<small>{unconfirmedWords(user)}</small>
			</>
		),
	},
	{
		id: 'service',
		head: 'Service',
		whole: true,
		cell: ({ sessionType, forWhom }) => (
			<>
				{sessionType}
				<small>{forWhomLine(forWhom)}</small>
			</>
		),
	},
	{
		id: 'when',
		head: 'When',
		cell: ({ scheduledFor }) => (
			<time dateTime={scheduledFor}>
				{compactDate(new Date(scheduledFor), now)}
				<small>{timeOf(new Date(scheduledFor))}</small>
			</time>
		),
	},
	{ id: 'amount', head: 'Amount', align: 'end', cell: ({ amount, currency }) => priceWords(amount, currency) },
	{ id: 'status', head: 'Status', cell: ({ status }) => <StatusPill status={status} /> },
];

interface RecentActivityProps {
	readonly board: WholeDashboard;
	readonly now: Date;
}

export const RecentActivity = ({ board, now }: RecentActivityProps): ReactNode => (
	<div className={s.recent}>
		<Fold title="Recent bookings">
			{board.recentBookings.length === 0 ? (
				<p>No appointments have been scheduled yet.</p>
			) : (
				<div className={s.table}>
					<DataTable
						caption="Recent bookings, newest first"
						columns={columnsFor(now)}
						rows={board.recentBookings}
						keyOf={({ id }) => id}
					/>
				</div>
			)}
			<ArrowLink component={Link} to={paths.adminAppointments()}>
				See all
			</ArrowLink>
		</Fold>
		<RecentUsers board={board} now={now} />
	</div>
);

const RecentUsers = ({ board, now }: RecentActivityProps): ReactNode => (
	<Fold title="New users">
		{board.recentUsers.length === 0 ? <p>Nobody has made an account yet.</p> : null}
		<ul className={s.people}>
			{board.recentUsers.map(({ id, name, email, emailVerified, joinedAt }) => (
				<li key={id} className={s.person}>
					<Avatar name={name} />
					<span className={s.who}>
						<Link className={s.target} to={paths.adminUser(id)}>
							{name}
						</Link>
						<span className={s.quiet}>{email}</span>
						<small className={s.quiet}>{unconfirmedWords({ email, emailVerified })}</small>
					</span>
					<time className={s.quiet} dateTime={joinedAt}>
						{compactDate(new Date(joinedAt), now)}
					</time>
				</li>
			))}
		</ul>
		<ArrowLink component={Link} to={paths.adminUsers()}>
			See all
		</ArrowLink>
	</Fold>
);
