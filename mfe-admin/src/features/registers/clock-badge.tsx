import { classNames, Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import { StateBadge } from '../../lib/lists/state-badge.tsx';
import type { breachClockWords } from './register-words.ts';
import * as s from './registers.module.css';

/** The state of a legal deadline. An overdue deadline has the icon of an emergency. */
export const ClockBadge = ({ tone, words }: ReturnType<typeof breachClockWords>): ReactNode =>
	tone === 'careful' ? (
		<span className={classNames(s.overdue)}>
			<Icon name="alert" />
			{words}
		</span>
	) : (
		<StateBadge tone={tone}>{words}</StateBadge>
	);
