import { dayOf, timeOf } from '@tulia/centre/clock';
import type { AppointmentDetail, VisitSeries } from '@tulia/contracts/appointment/staff-schemas';
import { Link, paths } from '@tulia/platform';
import { StatusPill } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import { dateWords } from '../../lib/series/requested-times.ts';
import * as rows from '../../lib/series/series.module.css';

const OFTEN: Record<VisitSeries['every'], string> = {
	week: 'every week',
	two_weeks: 'every two weeks',
	month: 'every month',
};

/** `Visit 3 of 8, every week`. */
function placeWords({ id, series }: Pick<AppointmentDetail, 'id' | 'series'>): string | undefined {
	const at = series?.visits.findIndex((visit) => visit.id === id) ?? -1;
	return series && at >= 0 ? `Visit ${at + 1} of ${series.visits.length}, ${OFTEN[series.every]}` : undefined;
}

/** Links to the visits that were booked together with this one. */
export function SeriesSection({ detail }: { readonly detail: AppointmentDetail }): ReactNode {
	const words = placeWords(detail);
	if (words === undefined) return null;
	return (
		<PanelSection headingId="series">
			<h2 id="series">{words}</h2>
			<ol className={rows.rows} aria-label="Visits of this series">
				{detail.series?.visits.map(({ id, scheduledFor, status }) => {
					const start = new Date(scheduledFor);
					const when = dateWords({ date: dayOf(start), time: timeOf(start) });
					return (
						<li key={id} className={rows.row}>
							<div className={rows.head}>
								{id === detail.id ? (
									<b aria-current="true">{when} (this one)</b>
								) : (
									<Link to={paths.adminAppointment(id)}>{when}</Link>
								)}
								<StatusPill status={status} />
							</div>
						</li>
					);
				})}
			</ol>
		</PanelSection>
	);
}
