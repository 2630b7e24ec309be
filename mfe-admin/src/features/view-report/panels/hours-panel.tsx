import { numberWords } from '@tulia/centre/number-words';
import type { VisitReport } from '@tulia/contracts/report/schemas';
import { VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { percentWords } from '../change-words.ts';
import { extremesWords, type HeatCell, heatMap, hourWord, weekdayWord } from './heat-map.ts';
import * as s from './hours-panel.module.css';
import { ReportPanel } from './report-panel.tsx';

const STEPS = [s.step0, s.step1, s.step2, s.step3, s.step4, s.step5];
const MINUTES = 60;

interface HoursPanelProps {
	readonly use: VisitReport['use'];
	readonly names: readonly string[];
	readonly days: string;
}

const whose = (names: readonly string[]): string => {
	if (names.length === 1) return names.join();
	return names.length === 2 ? names.join(' and ') : `all ${numberWords(names.length)} psychologists`;
};

/** The share of each hour of the week that was used. Each cell has its number, and one of six shades of green. */
export function HoursPanel({ use, names, days }: HoursPanelProps): ReactNode {
	const map = heatMap(use.hours);
	const outside = use.outsideMinutes / MINUTES;
	return (
		<ReportPanel
			title="When the rooms are used"
			lead={names.length === 0 ? undefined : `Share of open hours with a visit, ${whose(names)}`}
			legend={
				<p className={s.scale} aria-hidden="true">
					Quiet
					{STEPS.map((step) => (
						<i key={step} className={step} />
					))}
					Full
				</p>
			}
			foot={[
				extremesWords(use.hours),
				'By the hours as they are now.',
				outside > 0
					? `${numberWords(outside, 1)} ${outside === 1 ? 'hour' : 'hours'} of visits outside of open hours are not in it.`
					: undefined,
			]
				.filter(Boolean)
				.join(' ')}
		>
			{map.rows.length === 0 ? (
				<p>Nobody has open hours in these days.</p>
			) : (
				<table className={s.heat}>
					<VisuallyHidden as="caption">Share of open hours with a visit, by hour and weekday, {days}</VisuallyHidden>
					<thead>
						<tr>
							<td />
							{map.days.map((weekday) => (
								<th key={weekday} scope="col" abbr={weekdayWord(weekday)}>
									{weekdayWord(weekday).slice(0, 3)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{map.rows.map(({ hour, cells }) => (
							<tr key={hour}>
								<th scope="row">{hourWord(hour)}</th>
								{cells.map((cell, at) => (
									<Cell key={map.days[at]} cell={cell} />
								))}
							</tr>
						))}
					</tbody>
				</table>
			)}
		</ReportPanel>
	);
}

const Cell = ({ cell }: { readonly cell: HeatCell | undefined }): ReactNode =>
	cell ? (
		<td className={STEPS[cell.step]}>{percentWords(cell.share, 0)}</td>
	) : (
		<td className={s.closed}>
			<VisuallyHidden>closed</VisuallyHidden>
		</td>
	);
