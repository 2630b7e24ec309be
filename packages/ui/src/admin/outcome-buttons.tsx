import { classNames, Icon } from '@tulia/ui';
import * as s from './outcome-buttons.module.css';

type OutcomeName = 'attended' | 'missed';

export interface OutcomeButtonsProps {
	/** The client's name: "Daniel Ouma". */
	readonly who: string;
	readonly onRecord: (outcome: OutcomeName) => void;
	/**
	 * The outcomes that can be recorded now. The space of the other one is reserved, so that nothing moves. Default:
	 * both.
	 */
	readonly open?: Readonly<Record<OutcomeName, boolean>> | undefined;
}

const LOOKS = {
	attended: { icon: 'tick', word: 'Attended', className: s.attended },
	missed: { icon: 'close', word: 'Missed', className: s.missed },
} as const;
const OUTCOMES: readonly OutcomeName[] = ['attended', 'missed'];

/** Records the outcome of an appointment. Render it only while the appointment is confirmed. */
export const OutcomeButtons = ({ who, onRecord, open }: OutcomeButtonsProps) => (
	<div className={s.row}>
		{OUTCOMES.map((outcome) => {
			const { icon, word, className } = LOOKS[outcome];
			const face = (
				<>
					<Icon name={icon} className={s.icon} />
					{word}
				</>
			);
			if (open?.[outcome] === false)
				return (
					<span key={outcome} className={classNames(s.button, s.kept)} aria-hidden="true">
						{face}
					</span>
				);
			return (
				<button
					key={outcome}
					type="button"
					className={classNames(s.button, className)}
					data-outcome={outcome}
					aria-label={`${word}: ${who}`}
					onClick={() => onRecord(outcome)}
				>
					{face}
				</button>
			);
		})}
	</div>
);
