import { Icon } from '@tulia/ui';
import * as s from './waiting-badges.module.css';

export interface WaitingBadgesProps {
	/** Entries with words of crisis. */
	readonly inCrisis: number;
	/** Other open entries. */
	readonly others: number;
}

/** The number of open entries after a label; renders nothing for 0. Red is only for words of crisis. */
export const WaitingBadges = ({ inCrisis, others }: WaitingBadgesProps) => (
	<>
		{inCrisis > 0 ? (
			<>
				{' '}
				<span className={s.crisis} role="img" aria-label={`${inCrisis} with words of crisis`}>
					<Icon name="phone" className={s.icon} />
					{inCrisis}
				</span>
			</>
		) : null}
		{others > 0 ? (
			<>
				{' '}
				<span className={s.badge} role="img" aria-label={inCrisis > 0 ? `${others} more waiting` : `${others} waiting`}>
					{others}
				</span>
			</>
		) : null}
	</>
);
