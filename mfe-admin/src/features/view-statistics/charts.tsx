import { shortDayAndMonth, shortMonthWithYear } from '@tulia/centre/date-words';
import type { WholeDashboard } from '@tulia/contracts/dashboard/schemas';
import type { Column } from '@tulia/ui/admin';
import { lazy, type ReactNode } from 'react';
import { ChartPanel } from './chart-panel.tsx';
import { type DayOfUsers, type MonthOfBookings, usersSummary, visitsSummary } from './series-words.ts';
import * as s from './view-statistics.module.css';

// Loaded lazily, because the chart library is half as large as the rest of this module.
const VisitsChart = lazy(async () => ({ default: (await import('./visits-chart.tsx')).VisitsChart }));
const UsersChart = lazy(async () => ({ default: (await import('./users-chart.tsx')).UsersChart }));

const MONTHS = [
	{ value: '6', label: 'Last 6 months' },
	{ value: '12', label: 'Last 12 months' },
] as const;
const DAYS = [
	{ value: '30', label: 'Last 30 days' },
	{ value: '90', label: 'Last 90 days' },
] as const;

const monthColumns: readonly Column<MonthOfBookings>[] = [
	{ id: 'month', head: 'Month', cell: ({ month }) => shortMonthWithYear(month) },
	{ id: 'attended', head: 'Attended', align: 'end', cell: ({ attended }) => attended },
	{ id: 'missed', head: 'Missed', align: 'end', cell: ({ missed }) => missed },
	{ id: 'confirmed', head: 'Confirmed', align: 'end', cell: ({ confirmed }) => confirmed },
	{ id: 'cancelled', head: 'Cancelled', align: 'end', cell: ({ cancelled }) => cancelled },
];
const dayColumns: readonly Column<DayOfUsers>[] = [
	{ id: 'date', head: 'Day', cell: ({ date }) => shortDayAndMonth(date) },
	{ id: 'users', head: 'New users', align: 'end', cell: ({ users }) => users },
];

/** The charts of visits and accounts over time. */
export const Charts = ({ board }: { readonly board: WholeDashboard }): ReactNode => (
	<div className={s.charts}>
		<ChartPanel<MonthOfBookings, '6' | '12'>
			title="Visits by month"
			periods={MONTHS}
			first="6"
			rows={board.bookingsByMonth}
			columns={monthColumns}
			keyOf={({ month }) => month}
			summaryOf={visitsSummary}
			chart={(rows) => <VisitsChart rows={rows} />}
		/>
		<ChartPanel<DayOfUsers, '30' | '90'>
			title="New users by day"
			periods={DAYS}
			first="30"
			rows={board.newUsersByDay}
			columns={dayColumns}
			keyOf={({ date }) => date}
			summaryOf={usersSummary}
			chart={(rows) => <UsersChart rows={rows} />}
		/>
	</div>
);
