import { classNames, Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './state-badge.module.css';

const TONES = { waiting: s.waiting, good: s.good, quiet: s.quiet, careful: s.careful };

interface StateBadgeProps {
	/** `waiting`: staff have something to do. `good`: it is on the site. `quiet`: it is done. */
	readonly tone: 'waiting' | 'good' | 'quiet';
	readonly children: string;
}

/** A state as one word. */
export const StateBadge = ({ tone, children }: StateBadgeProps): ReactNode => (
	<span className={classNames(s.mark, TONES[tone])}>{children}</span>
);

/** Marks a text with words of crisis: its writer may need help today. */
export const CrisisBadge = (): ReactNode => (
	<span className={classNames(s.mark, TONES.careful)}>
		<Icon name="alert" />
		May be in crisis
	</span>
);
