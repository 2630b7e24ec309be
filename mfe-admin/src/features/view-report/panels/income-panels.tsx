import { shortMonthWithYear } from '@tulia/centre/date-words';
import type { PaymentMethod, TakingsTotal } from '@tulia/contracts/payment/schemas';
import type { IncomeReport } from '@tulia/contracts/report/schemas';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { CSSProperties, ReactNode } from 'react';
import { methodWords } from '../../../lib/payments/payment-words.ts';
import { percentWords, shareOf } from '../change-words.ts';
import { amountWords } from '../report-figures.ts';
import * as frame from '../view-report.module.css';
import { Bars } from './bars.tsx';
import * as s from './income-panels.module.css';
import { ReportPanel } from './report-panel.tsx';

/** The figures of one currency: amounts of two currencies are never added or drawn together. */
interface OfCurrency {
	readonly report: IncomeReport;
	readonly total: TakingsTotal;
}

const suffix = ({ report, total }: OfCurrency): string => (report.totals.length > 1 ? `, ${total.currency}` : '');

export function IncomeByService({ report, total }: OfCurrency): ReactNode {
	const own = report.services.filter(({ currency }) => currency === total.currency);
	return (
		<ReportPanel
			title={`Income by service${suffix({ report, total })}`}
			foot="What was received on these days, not what was asked for. Insurance and what was waived are not in it."
		>
			<Bars
				label={`Income by service${suffix({ report, total })}`}
				bars={own.map(({ id = '', title, received, currency }) => ({
					...{ key: id, label: title, words: amountWords(received, currency), size: received },
				}))}
			/>
		</ReportPanel>
	);
}

const RECEIVED = ['mpesa', 'cash', 'card'] as const;
const COLOURS: Readonly<Record<(typeof RECEIVED)[number], string>> = {
	mpesa: 'var(--chart-1)',
	cash: 'var(--chart-2)',
	card: 'var(--chart-4)',
};

/** Income received by payment method, and the amounts charged to insurers or waived. */
export function IncomeByMethod({ report, total }: OfCurrency): ReactNode {
	const { methods, received, currency } = total;
	return (
		<ReportPanel title={`How people pay${suffix({ report, total })}`}>
			<div className={s.stack} aria-hidden="true">
				{RECEIVED.map((method) => (
					<i
						key={method}
						style={{ '--size': Math.max(0, methods[method]), '--colour': COLOURS[method] } as CSSProperties}
					/>
				))}
			</div>
			<ul className={s.methods} aria-label="Income by method">
				{RECEIVED.map((method) => (
					<Method key={method} method={method} share={percentWords(shareOf(methods[method], received), 0)}>
						{amountWords(methods[method], currency)}
					</Method>
				))}
				<Method method="insurance" share="Not received yet">
					{amountWords(methods.insurance, currency)}
				</Method>
				<Method method="waived" share="Not asked for">
					{amountWords(methods.waived, currency)}
				</Method>
			</ul>
		</ReportPanel>
	);
}

interface MethodProps {
	readonly method: PaymentMethod;
	readonly share: string;
	readonly children: string;
}

const Method = ({ method, share, children }: MethodProps): ReactNode => (
	<li>
		<span className={s.method} style={{ '--colour': COLOURS[method as keyof typeof COLOURS] } as CSSProperties}>
			{methodWords[method]}
		</span>
		<span>
			<b>{share}</b> {children}
		</span>
	</li>
);

type Month = IncomeReport['months'][number];
const months: readonly Column<Month>[] = [
	{ id: 'month', head: 'Month', cell: ({ month }) => <b>{shortMonthWithYear(month)}</b>, whole: true },
	...(['received', 'insurance', 'waived'] as const).map((what) => ({
		id: what,
		head: { received: 'Income received', insurance: 'Insurance', waived: 'Waived' }[what],
		align: 'end' as const,
		cell: ({ methods, received, currency }: Month) =>
			amountWords(what === 'received' ? received : methods[what], currency),
	})),
];

/** Income received by month. The first and the last month may be partial. */
export const IncomeByMonth = ({ report }: { readonly report: IncomeReport }): ReactNode => (
	<ReportPanel title="Income by month">
		<div className={frame.table}>
			<DataTable
				caption="Income received, by month"
				columns={months}
				rows={report.months}
				keyOf={({ month, currency }) => `${month} ${currency}`}
			/>
		</div>
	</ReportPanel>
);
