import { longDate, monthWithYear, shortDayAndMonth, shortMonth } from '@tulia/centre/date-words';
import { daysBetween } from '@tulia/centre/day';
import { numberWords } from '@tulia/centre/number-words';
import type { VisitReport } from '@tulia/contracts/report/schemas';
import { Button, classNames, Icon } from '@tulia/ui';
import { type Column, DataTable } from '@tulia/ui/admin';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { percentWords } from '../change-words.ts';
import { noShowRate } from '../report-figures.ts';
import { gridLines } from './grid-lines.ts';
import { ReportPanel } from './report-panel.tsx';
import * as s from './visits-panel.module.css';

type Period = VisitReport['periods'][number];

/** Whether the periods are months, so that one is longer than a week. The first and the last month may be shorter. */
const isByMonth = (periods: readonly Period[]): boolean => periods.some(({ from, to }) => daysBetween(from, to) >= 7);

const nameOf = ({ from, to }: Period, byMonth: boolean): string =>
	byMonth ? monthWithYear(from.slice(0, 7)) : `${shortDayAndMonth(from)} to ${shortDayAndMonth(to)}`;

const columnsFor = (byMonth: boolean): readonly Column<Period>[] => [
	{ id: 'days', head: byMonth ? 'Month' : 'Week', cell: (period) => nameOf(period, byMonth), whole: true },
	{ id: 'attended', head: 'Attended', align: 'end', cell: ({ visits }) => visits.attended },
	{ id: 'missed', head: 'Missed', align: 'end', cell: ({ visits }) => visits.missed },
	{ id: 'rate', head: 'No-show rate', align: 'end', cell: ({ visits }) => percentWords(noShowRate(visits)) },
	{ id: 'late', head: 'Cancelled late', align: 'end', cell: ({ visits }) => visits.cancelledLate },
	{ id: 'cancelled', head: 'Cancelled', align: 'end', cell: ({ visits }) => visits.cancelled },
	{ id: 'open', head: 'No outcome', align: 'end', cell: ({ visits }) => visits.open },
];

/** Every number of the chart, as a text for screen readers. */
const summaryOf = (periods: readonly Period[], byMonth: boolean): string =>
	periods
		.map((period) => `${nameOf(period, byMonth)}: ${period.visits.attended} attended, ${period.visits.missed} missed`)
		.join('. ');

/** Attended and missed visits as a bar for each week or month, and the same with cancelled visits as a table. */
export function VisitsPanel({ periods }: Pick<VisitReport, 'periods'>): ReactNode {
	const [isTable, setTable] = useState(false);
	const byMonth = isByMonth(periods);
	const title = byMonth ? 'Visits by month' : 'Visits by week';
	const ends = [periods[0]?.from, periods.at(-1)?.to].map((day) => (day === undefined ? '' : longDate(day)));
	return (
		<ReportPanel
			title={title}
			legend={
				<p className={s.legend}>
					<span>Attended</span>
					<span className={s.missed}>Missed</span>
				</p>
			}
		>
			{isTable ? (
				<div className={s.table}>
					<DataTable
						caption={`${title}, ${ends.join(' to ')}`}
						columns={columnsFor(byMonth)}
						rows={periods}
						keyOf={({ from }) => from}
					/>
				</div>
			) : (
				<Chart periods={periods} byMonth={byMonth} />
			)}
			<div className={s.switch} data-print="never">
				<Button
					variant="quiet"
					size="sm"
					aria-label={`Show as a ${isTable ? 'chart' : 'table'}: ${title}`}
					onClick={() => setTable(!isTable)}
				>
					<Icon name={isTable ? 'chart' : 'menu'} /> {isTable ? 'Show as a chart' : 'Show as a table'}
				</Button>
			</div>
		</ReportPanel>
	);
}

interface ChartProps {
	readonly periods: readonly Period[];
	readonly byMonth: boolean;
}

/** Only the first week of a month has the name of the month. */
const labelOf = (periods: readonly Period[], at: number, byMonth: boolean): string => {
	const month = periods[at]?.from.slice(0, 7) ?? '';
	const isFirst = byMonth || at === 0 || periods[at - 1]?.from.slice(0, 7) !== month;
	return isFirst ? shortMonth(month) : '';
};

function Chart({ periods, byMonth }: ChartProps): ReactNode {
	const lines = gridLines(Math.max(...periods.map(({ visits }) => visits.attended + visits.missed)));
	const top = lines.at(-1) ?? 1;
	return (
		<div className={s.plot} role="img" aria-label={summaryOf(periods, byMonth)}>
			{lines.map((line) => (
				<span key={line} className={s.line} style={{ '--at': line / top } as CSSProperties}>
					<small>{numberWords(line)}</small>
				</span>
			))}
			{periods.map(({ from, visits: { attended, missed } }, at) => (
				<span key={from} className={s.period}>
					<span className={s.stack}>
						{at === periods.length - 1 ? <small className={s.latest}>{numberWords(attended)}</small> : null}
						<span className={classNames(s.part, s.ofMissed)} style={{ '--share': missed / top } as CSSProperties} />
						<span className={classNames(s.part, s.ofAttended)} style={{ '--share': attended / top } as CSSProperties} />
					</span>
					<small className={s.label}>{labelOf(periods, at, byMonth)}</small>
				</span>
			))}
		</div>
	);
}
