import { classNames } from '@tulia/ui';
import * as s from './calendar-picker.module.css';

interface CalendarKeyProps {
	readonly shortLabel: string | undefined;
	readonly hasFull: boolean;
}

/** The legend of the calendar. Screen readers get the same at each day. */
export const CalendarKey = ({ shortLabel, hasFull }: CalendarKeyProps) => (
	<ul className={s.key} aria-hidden="true">
		<li>
			<i className={classNames(s.sample, s.sampleToday)} />
			Today
		</li>
		{shortLabel === undefined ? null : (
			<li>
				<i className={classNames(s.sample, s.sampleShort)} />
				{shortLabel}
			</li>
		)}
		<li>
			<i className={classNames(s.sample, s.sampleClosed)} />
			Closed
		</li>
		{hasFull ? (
			<li>
				<span className={classNames(s.sample, s.sampleFull)}>12</span>
				Full
			</li>
		) : null}
	</ul>
);
