import type { HoursPlan } from '@tulia/contracts/own-hours/schemas';
import type { ReactNode } from 'react';
import * as s from './hours-change-list.module.css';
import { changeLines } from './hours-words.ts';

interface HoursChangeListProps {
	readonly before: HoursPlan;
	readonly after: HoursPlan;
	readonly now: Date;
}

/** The differences between two plans of hours, before and after. */
export const HoursChangeList = ({ before, after, now }: HoursChangeListProps): ReactNode => (
	<dl className={s.lines}>
		{changeLines(before, after, now).map((line) => (
			<div key={`${line.what} ${line.after}`}>
				<dt>{line.what}</dt>
				<dd>
					<span className={s.label}>Before:</span> {line.before}.
				</dd>
				<dd>
					<span className={s.label}>After:</span> <b>{line.after}.</b>
				</dd>
			</div>
		))}
	</dl>
);
