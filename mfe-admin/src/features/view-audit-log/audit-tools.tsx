import { AUDIT_THINGS } from '@tulia/centre/audit-things';
import { auditThings } from '@tulia/contracts/audit/actions';
import { Button } from '@tulia/ui';
import type { ReactNode } from 'react';
import { DaySteps } from '../../lib/dates/day-steps.tsx';
import { FilterSelect } from '../../lib/lists/filter-select.tsx';
import type { PagedAddress } from '../../lib/lists/use-paged-address.ts';
import { type AuditView, SPANS } from './audit-view.ts';
import { ExportAudit } from './export-audit.tsx';
import * as s from './view-audit-log.module.css';

interface AuditToolsProps {
	readonly view: AuditView;
	readonly today: string;
	readonly onFilter: PagedAddress['setFilters'];
	/** The name of the person by whom the list is filtered. */
	readonly person: string | undefined;
	/** The description of the thing by which the list is filtered. */
	readonly object: string | undefined;
}

const THINGS = auditThings.map((value) => ({ value, label: AUDIT_THINGS[value].all }));
const DAYS = SPANS.map((value) => ({ value, label: `${value} days until then` }));

/** The choice of days, the filters with buttons that clear them, and the CSV export. */
export const AuditTools = ({ view, today, onFilter, person, object }: AuditToolsProps): ReactNode => (
	<div className={s.tools}>
		<DaySteps day={view.date} today={today} onDay={(date) => onFilter({ date: date === today ? undefined : date })} />
		<FilterSelect
			label="How many days"
			all="That day alone"
			options={DAYS}
			value={view.days}
			onChange={(days) => onFilter({ days })}
		/>
		<FilterSelect
			label="Kind of thing"
			all="Everything"
			options={THINGS}
			value={view.thing}
			onChange={(thing) => onFilter({ thing })}
		/>
		<ExportAudit view={view} />
		{person === undefined ? null : (
			<Button variant="quiet" size="sm" onClick={() => onFilter({ actor: undefined })}>
				Only {person}: show everybody
			</Button>
		)}
		{object === undefined ? null : (
			<Button variant="quiet" size="sm" onClick={() => onFilter({ object: undefined })}>
				Only {object}: show everything
			</Button>
		)}
	</div>
);
