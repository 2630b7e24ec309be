import { Link, type ScheduleChoice, useScheduleLink } from '@tulia/platform';
import { LinkButton } from '@tulia/ui';
import type { ReactNode } from 'react';

interface ScheduleButtonProps {
	/** 48 or 56 px tall. Default `md`. */
	readonly size?: 'md' | 'lg' | undefined;
	/** The preselected choices of the schedule page. */
	readonly choice?: ScheduleChoice | undefined;
	readonly children: ReactNode;
}

/** Links to the schedule page; a visitor logs in on the way (R6). */
export const ScheduleButton = ({ size, choice, children }: ScheduleButtonProps): ReactNode => (
	<LinkButton component={Link} {...useScheduleLink(choice)} size={size}>
		{children}
	</LinkButton>
);
