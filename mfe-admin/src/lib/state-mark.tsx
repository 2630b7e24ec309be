import { classNames, Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './state-mark.module.css';

const TONES = { waiting: s.waiting, good: s.good, quiet: s.quiet, careful: s.careful };

interface StateMarkProps {
	/** `waiting` for what staff have to do, `good` for what is on the site, `quiet` for what is put away. */
	readonly tone: 'waiting' | 'good' | 'quiet';
	readonly children: string;
}

/** A state in a word. */
export const StateMark = ({ tone, children }: StateMarkProps): ReactNode => (
	<span className={classNames(s.mark, TONES[tone])}>{children}</span>
);

/** These words are among those that call for a careful look: somebody may need help today. */
export const CrisisMark = (): ReactNode => (
	<span className={classNames(s.mark, TONES.careful)}>
		<Icon name="alert" />
		May be in crisis
	</span>
);
