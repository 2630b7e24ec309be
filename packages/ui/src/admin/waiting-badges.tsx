import { Icon } from '@tulia/ui';
import * as s from './waiting-badges.module.css';

export interface WaitingBadgesProps {
	/** What may come from somebody in danger. */
	readonly inCrisis: number;
	/** What else waits. */
	readonly others: number;
}

/** How much waits somewhere, after the words it belongs to; nothing where nothing does. Red is for words of crisis alone. */
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
