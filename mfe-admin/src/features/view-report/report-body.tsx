import type { IncomeReport, VisitReport } from '@tulia/contracts/report/schemas';
import { explain, fieldErrorsIn } from '@tulia/platform';
import { AsyncBlock, EmptyPanel, Skeleton, SkeletonStack } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useGetIncomeReportQuery, useGetVisitReportQuery } from '../../api/reports-api.ts';
import { type Compared, IncomeTiles, VisitTiles } from './figure-tiles.tsx';
import { OriginsPanel, ServicesPanel } from './panels/booking-panels.tsx';
import { HoursPanel } from './panels/hours-panel.tsx';
import { IncomeByMethod, IncomeByMonth, IncomeByService } from './panels/income-panels.tsx';
import { PsychologistsPanel } from './panels/psychologists-panel.tsx';
import { NoShowPanel, RemindersPanel } from './panels/reminder-panels.tsx';
import { VisitsPanel } from './panels/visits-panel.tsx';
import { bookedIn } from './report-figures.ts';
import type { Days } from './span/report-span.ts';
import { daysWords } from './span/span-words.ts';
import * as s from './view-report.module.css';

const WHY_FAILED = { forbidden: 'This account may not see the reports. Only the owner of the centre may.' };
/** The message of a refused span. The refusal contains the first day with data. */
const whyFailed = (error: unknown): string =>
	fieldErrorsIn(error)[0]?.message ?? explain(error, WHY_FAILED, 'Check your connection and try again.');

const FRESH = { refetchOnMountOrArgChange: true };

/** The text where a figure has no comparison. */
const otherwiseOf = ({ isError, before }: { readonly isError: boolean; readonly before: Days | undefined }): string => {
	if (!before) return 'The visits before are not kept any more';
	return isError ? 'We could not load the days before' : '\u00a0';
};

/** Both reports, for a span and for the equal span before. If one report fails, the other is still shown. */
export function ReportBody({ days }: { readonly days: Days }): ReactNode {
	const visits = useGetVisitReportQuery(days, FRESH);
	const income = useGetIncomeReportQuery(days, FRESH);
	const [visitsBefore, incomeBefore] = [visits.data?.before, income.data?.before];
	const earlierVisits = useGetVisitReportQuery(visitsBefore ?? days, { skip: !visitsBefore });
	const earlierIncome = useGetIncomeReportQuery(incomeBefore ?? days, { skip: !incomeBefore });
	const tiles = income.data ? (
		<IncomeTiles
			now={income.data}
			before={incomeBefore && earlierIncome.data}
			otherwise={otherwiseOf({ isError: earlierIncome.isError, before: incomeBefore })}
		/>
	) : (
		<IncomeTiles otherwise={income.isError ? 'We could not load it' : 'Loading…'} />
	);
	return (
		<div className={s.report}>
			<AsyncBlock
				query={visits}
				headingLevel="h2"
				loading="Loading the report"
				skeleton={<ReportSkeleton />}
				failed={{ title: 'We could not load the visits', detail: whyFailed(visits.error) }}
				isEmpty={() => false}
			>
				{(now) => (
					<Visits
						now={now}
						before={visitsBefore && earlierVisits.data}
						otherwise={otherwiseOf({ isError: earlierVisits.isError, before: visitsBefore })}
						income={income.data}
						incomeTiles={tiles}
					/>
				)}
			</AsyncBlock>
			<AsyncBlock
				query={income}
				headingLevel="h2"
				loading="Loading the income"
				skeleton={<Skeleton shape="block" />}
				failed={{ title: 'We could not load the income', detail: whyFailed(income.error) }}
				isEmpty={() => false}
			>
				{(now) => <Income report={now} />}
			</AsyncBlock>
		</div>
	);
}

interface VisitsProps extends Compared<VisitReport> {
	/** `undefined` until loaded. */
	readonly income: IncomeReport | undefined;
	readonly incomeTiles: ReactNode;
}

function Visits({ income, incomeTiles, ...compared }: VisitsProps): ReactNode {
	const { now } = compared;
	const words = daysWords(now);
	const isEmpty = bookedIn(now.visits) === 0;
	const names = now.psychologists.filter(({ openMinutes }) => openMinutes > 0).map(({ name }) => name);
	return (
		<>
			<section aria-label="Figures">
				<ul className={s.tiles}>{isEmpty ? incomeTiles : <VisitTiles {...compared} income={incomeTiles} />}</ul>
			</section>
			{isEmpty ? (
				<EmptyPanel title={`No visits: ${words}`} headingLevel="h2">
					<p>There is nothing to count. Please choose other days.</p>
				</EmptyPanel>
			) : (
				<div className={s.board}>
					<VisitsPanel periods={now.periods} />
					<NoShowPanel visits={now.visits} reminders={now.reminders} />
					<HoursPanel use={now.use} names={names} days={words} />
					<ServicesPanel services={now.services} />
					<RemindersPanel reminders={now.reminders} days={words} />
					<OriginsPanel origins={now.origins} />
				</div>
			)}
			{isEmpty || now.psychologists.length < 2 ? null : (
				<PsychologistsPanel psychologists={now.psychologists} income={income} days={words} />
			)}
		</>
	);
}

/** The charts of income. A centre without noted payments has only the tile. */
const Income = ({ report }: { readonly report: IncomeReport }): ReactNode =>
	report.totals.length === 0 ? null : (
		<div className={s.board}>
			<div className={s.column}>
				{report.totals.map((total) => (
					<IncomeByService key={`service ${total.currency}`} report={report} total={total} />
				))}
			</div>
			<div className={s.column}>
				{report.totals.map((total) => (
					<IncomeByMethod key={`method ${total.currency}`} report={report} total={total} />
				))}
				<IncomeByMonth report={report} />
			</div>
		</div>
	);

const ReportSkeleton = (): ReactNode => (
	<SkeletonStack>
		<Skeleton shape="block" />
		<Skeleton shape="block" />
		<Skeleton shape="block" />
	</SkeletonStack>
);
