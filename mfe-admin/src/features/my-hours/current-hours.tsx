import { dayOf } from '@tulia/centre/clock';
import { weekdays } from '@tulia/centre/day';
import { dayName } from '@tulia/centre/weekday-names';
import type { MyHours } from '@tulia/contracts/own-hours/schemas';
import type { ReactNode } from 'react';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import { dayWords, timeOffWords } from '../../lib/schedule/hours-words.ts';
import * as s from './my-hours.module.css';

/** The weekly hours and the coming time off, which determine the free times that clients can book. */
export function CurrentHours({ hours, now }: { readonly hours: MyHours; readonly now: Date }): ReactNode {
	const today = dayOf(now);
	const coming = hours.timeOff
		.filter(({ to }) => to >= today)
		.toSorted((one, other) => one.from.localeCompare(other.from));
	return (
		<div className={s.panels}>
			<PanelSection headingId="my-week">
				<h3 id="my-week">My week</h3>
				<dl className={s.days}>
					{weekdays.map((day) => (
						<div key={day}>
							<dt>{dayName(day)}</dt>
							<dd>{dayWords(hours, day)}</dd>
						</div>
					))}
				</dl>
			</PanelSection>
			<PanelSection headingId="my-time-off">
				<h3 id="my-time-off">Time off coming up</h3>
				{coming.length === 0 ? (
					<p>None.</p>
				) : (
					<ul className={s.off}>
						{coming.map((off) => (
							<li key={`${off.from} ${off.to} ${off.hours?.from ?? ''}`}>{timeOffWords(off, now)}</li>
						))}
					</ul>
				)}
			</PanelSection>
		</div>
	);
}
