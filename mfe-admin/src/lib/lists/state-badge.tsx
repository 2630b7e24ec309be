import { classNames, Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './state-badge.module.css';

const TONES = { waiting: s.waiting, good: s.good, quiet: s.quiet, careful: s.careful };

interface StateBadgeProps {
	/** `waiting` for what staff have to do, `good` for what is on the site, `quiet` for what needs nothing more. */
	readonly tone: 'waiting' | 'good' | 'quiet';
	readonly children: string;
}

/** A state in a word. */
export const StateBadge = ({ tone, children }: StateBadgeProps): ReactNode => (
	<span className={classNames(s.mark, TONES[tone])}>{children}</span>
);

/** Marks a text whose words suggest a crisis: somebody may need help today. */
export const CrisisBadge = (): ReactNode => (
	<span className={classNames(s.mark, TONES.careful)}>
		<Icon name="alert" />
		May be in crisis
	</span>
);
