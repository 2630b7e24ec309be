import { numberWords } from '@tulia/centre/number-words';
import type { IncomeReport, VisitReport } from '@tulia/contracts/report/schemas';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { percentWords } from '../change-words.ts';
import { amountWords, lateRate, noShowRate, usedShare } from '../report-figures.ts';
import * as s from '../view-report.module.css';
import { ReportPanel } from './report-panel.tsx';

type Row = VisitReport['psychologists'][number] & {
	/** `undefined` while loading, or if it is unknown. */
	readonly income: string | undefined;
};

const columns: readonly Column<Row>[] = [
	{ id: 'who', head: 'Psychologist', cell: ({ name }) => <b>{name}</b>, whole: true },
	{ id: 'attended', head: 'Attended', align: 'end', cell: ({ visits }) => numberWords(visits.attended) },
	{ id: 'missed', head: 'Missed', align: 'end', cell: ({ visits }) => numberWords(visits.missed) },
	{ id: 'noShow', head: 'No-show rate', align: 'end', cell: ({ visits }) => percentWords(noShowRate(visits)) },
	{ id: 'late', head: 'Late cancellations', align: 'end', cell: ({ visits }) => percentWords(lateRate(visits)) },
	{
		id: 'used',
		head: 'Hours used',
		align: 'end',
		cell: (row) => (row.openMinutes === 0 ? 'No hours now' : percentWords(usedShare(row), 0)),
	},
	{ id: 'income', head: 'Income received', align: 'end', cell: ({ income }) => income ?? 'Not known' },
];

const incomeOf = (id: string, income: IncomeReport): string => {
	const own = income.psychologists.filter((one) => one.id === id);
	return own.length === 0 ? 'None' : own.map(({ received, currency }) => amountWords(received, currency)).join(', ');
};

interface PsychologistsPanelProps extends Pick<VisitReport, 'psychologists'> {
	/** `undefined` if the report of income failed to load. */
	readonly income: IncomeReport | undefined;
	readonly days: string;
}

export const PsychologistsPanel = ({ psychologists, income, days }: PsychologistsPanelProps): ReactNode => (
	<ReportPanel title="By psychologist">
		<div className={s.wide}>
			<DataTable
				caption={`Figures of each psychologist, ${days}`}
				columns={columns}
				rows={psychologists.map((one) => ({ ...one, income: income && incomeOf(one.id, income) }))}
				keyOf={({ id }) => id}
			/>
		</div>
	</ReportPanel>
);
