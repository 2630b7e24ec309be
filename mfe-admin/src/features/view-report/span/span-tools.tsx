import { Button, Icon, Notice } from '@tulia/ui';
import { FilterChips } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useExportReportMutation } from '../../../api/reports-api.ts';
import { DayField } from '../../../lib/dates/day-field.tsx';
import { SaveCsvButton } from '../../../lib/files/save-csv-button.tsx';
import * as s from '../view-report.module.css';
import type { Days, ReportSpan, SpanChoice } from './report-span.ts';

const CHOICES = [
	{ value: 'this-month', label: 'This month' },
	{ value: 'last-month', label: 'Last month' },
	{ value: '3-months', label: '3 months' },
	{ value: 'year', label: 'Year' },
	{ value: 'dates', label: 'Dates' },
] as const;

const WHY_NO_FILE = {
	invalid_request: 'There is no file of these days. Please choose others.',
	forbidden: 'This account may not take reports along.',
};

interface SpanToolsProps {
	readonly span: ReportSpan;
	/** The entered dates, as typed. */
	readonly typed: Days;
	readonly today: string;
	readonly onChoice: (choice: SpanChoice) => void;
	readonly onDates: (days: Days) => void;
}

/** The choice of days, and the buttons to export and print. */
export function SpanTools({ span, typed, today, onChoice, onDates }: SpanToolsProps): ReactNode {
	return (
		<div className={s.tools} data-print="never">
			<FilterChips label="Span" chips={CHOICES} value={span.choice} onChange={onChoice} />
			{span.choice === 'dates' ? (
				<span className={s.dates}>
					<DayField label="From" value={typed.from} max={today} onDay={(from) => onDates({ ...typed, from })} />
					<DayField label="To" value={typed.to} max={today} onDay={(to) => onDates({ ...typed, to })} />
				</span>
			) : null}
			{span.days ? <TakeAlong days={span.days} /> : null}
			{span.fault === undefined ? null : (
				<Notice tone="bad" role="alert">
					{span.fault}
				</Notice>
			)}
		</div>
	);
}

function TakeAlong({ days }: { readonly days: Days }): ReactNode {
	const [load, { isLoading }] = useExportReportMutation();
	return (
		<span className={s.take}>
			<SaveCsvButton load={() => load(days)} isLoading={isLoading} words={WHY_NO_FILE} />
			<Button variant="quiet" size="sm" onClick={() => globalThis.print()}>
				<Icon name="print" /> Print
			</Button>
		</span>
	);
}
