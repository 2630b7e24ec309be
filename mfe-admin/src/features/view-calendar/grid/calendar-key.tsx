import { classNames } from '@tulia/ui';
import { StatusPill } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import * as s from './calendar-key.module.css';

const STATUSES = ['confirmed', 'attended', 'missed', 'cancelled'] as const;

export const CalendarKey = (): ReactNode => (
	<div className={s.key}>
		{STATUSES.map((status) => (
			<StatusPill key={status} status={status} />
		))}
		<StatusPill status="to_be_moved" label="To be moved" />
		<span className={s.word}>
			<i className={s.sample} /> Break
		</span>
		<span className={s.word}>
			<i className={classNames(s.sample, s.away)} /> Away or closed
		</span>
		<span className={classNames(s.hint, s.forMouse)}>
			Drag a visit, or press M. Empty space books. Arrow keys go from one to the next.
		</span>
		<span className={classNames(s.hint, s.forFinger)}>Hold a visit to drag it. Empty space books.</span>
	</div>
);
