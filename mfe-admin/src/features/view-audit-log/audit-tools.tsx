import { Button } from '@tulia/ui';
import type { ReactNode } from 'react';
import { DaySteps } from '../../lib/dates/day-steps.tsx';
import * as s from './view-audit-log.module.css';

interface AuditToolsProps {
	readonly day: string;
	readonly today: string;
	readonly onDay: (day: string) => void;
	/** The name of the person it is narrowed to. */
	readonly person: string | undefined;
	/** The words for the thing it is narrowed to. */
	readonly object: string | undefined;
	readonly onPerson: () => void;
	readonly onObject: () => void;
}

/** The day that is read, and the way out of each filter. */
export const AuditTools = ({ day, today, onDay, person, object, onPerson, onObject }: AuditToolsProps): ReactNode => (
	<div className={s.tools}>
		<DaySteps day={day} today={today} onDay={onDay} />
		{person === undefined ? null : (
			<Button variant="quiet" size="sm" onClick={onPerson}>
				Only {person}: show everybody
			</Button>
		)}
		{object === undefined ? null : (
			<Button variant="quiet" size="sm" onClick={onObject}>
				Only {object}: show everything
			</Button>
		)}
	</div>
);
